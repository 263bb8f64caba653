#!/bin/sh
# The namespace of the shop. The workers register the search attributes themselves.
set -eu
until temporal operator cluster health; do sleep 2; done
if temporal operator namespace describe --namespace "$NAMESPACE" > /dev/null 2>&1; then
  temporal operator namespace update --namespace "$NAMESPACE" --retention "$RETENTION"
else
  temporal operator namespace create --namespace "$NAMESPACE" --retention "$RETENTION"
fi
