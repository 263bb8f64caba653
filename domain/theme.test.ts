import { contrast, themeCss, themeOf } from './theme';

test.each(['#2a46dd', '#ffee00', '#ffffff', '#000000', '#00b894', '#ff6b6b'])(
  '%s: buttons, links and their backgrounds stay readable, light and dark [S1-2.15.122 S1-2.15.129]',
  (accent) => {
    const { light, dark } = themeOf(accent);
    for (const shades of [light, dark]) {
      expect(contrast('#ffffff', shades['accent-from'] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#ffffff', shades['accent-to'] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shades['accent-ink'] ?? '', shades['accent-soft'] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(light.accent ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.accent ?? '', '#181a22')).toBeGreaterThanOrEqual(4.5);
  },
);

test('a readable colour is left as it was chosen', () => {
  expect(themeOf('#2a46dd').light).toMatchObject({ accent: '#2a46dd', 'accent-from': '#2a46dd' });
  expect(themeCss('#2a46dd')).toContain('--accent-from:#2a46dd');
});
