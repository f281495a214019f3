import Foundation
import Testing

@testable import UIKitGraphics

@Suite("Colors")
struct ColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func red(_ color: UIColor) -> CGFloat {
        var red: CGFloat = -1
        color.getRed(&red, green: nil, blue: nil, alpha: nil)
        return red
    }

    @Test("components are preserved by conversion between color models")
    func components() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(abs(hue - 220.0 / 360) < 1e-9 && abs(saturation - 0.75) < 1e-9 && brightness == 0.8 && alpha == 0.5)
        let same = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha).components
        #expect(abs(same.red - 0.2) < 1e-9 && abs(same.green - 0.4) < 1e-9 && abs(same.blue - 0.8) < 1e-9)
        var white: CGFloat = 0
        UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil)
        #expect(white == 0.3)
    }

    @Test("random colors are preserved by conversion to hue, saturation, and brightness")
    func randomHues() {
        let seed = ProcessInfo.processInfo.environment["TRESTLE_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))
        print("ColorTests seed \(seed)")
        var state = seed | 1
        func next() -> CGFloat {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return CGFloat(state % 10_001) / 10_000
        }
        for _ in 0..<2000 {
            let given = ColorComponents(red: next(), green: next(), blue: next(), alpha: 1)
            let parts = given.hueSaturationBrightness
            let back = ColorComponents(
                hue: parts.hue, saturation: parts.saturation, brightness: parts.brightness, alpha: 1)
            #expect(abs(back.red - given.red) < 1e-9, "\(given)")
            #expect(abs(back.green - given.green) < 1e-9, "\(given)")
            #expect(abs(back.blue - given.blue) < 1e-9, "\(given)")
        }
    }

    @Test("system colors adapt to style and level")
    func systemColors() {
        #expect(UIColor.label.resolvedColor(with: light) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.label.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        let background = UIColor.systemBackground
        #expect(background.components(with: dark) == ColorComponents(hex: 0x000000))
        #expect(background.components(with: elevated) == ColorComponents(hex: 0x1C1C1E))
        #expect(background.components(with: light) == ColorComponents(hex: 0xFFFFFF))
        #expect(UIColor.separator.components(with: light).alpha == 0.29)
        #expect(UIColor.separator.components(with: dark).alpha == 0.6)
        #expect(UIColor.systemIndigo.components(with: light) == ColorComponents(hex: 0x5856D6))
    }

    @Test("system colors adapt to an increased contrast")
    func highContrast() {
        func high(_ traits: UITraitCollection) -> UITraitCollection {
            UITraitCollection(traitsFrom: [traits, UITraitCollection(accessibilityContrast: .high)])
        }
        #expect(UIColor.systemBlue.components(with: high(light)) == ColorComponents(hex: 0x0040DD))
        #expect(UIColor.systemBlue.components(with: high(dark)) == ColorComponents(hex: 0x409CFF))
        #expect(UIColor.secondaryLabel.components(with: high(light)).alpha > 0.6)
        #expect(UIColor.systemBackground.components(with: high(light)) == ColorComponents(hex: 0xFFFFFF))
        let elevated = high(UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)]))
        #expect(UIColor.secondarySystemBackground.components(with: elevated) == ColorComponents(hex: 0x363638))
    }

    @Test("a dynamic color resolves with the given traits, also when nested or with another opacity")
    func dynamicColors() {
        let inner = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let outer = UIColor { traits in traits.displayScale == 2 ? .red : inner }
        #expect(outer.resolvedColor(with: dark) == UIColor.white)
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
        #expect(outer.resolvedColor(with: both) == UIColor.red)
        let faded = inner.withAlphaComponent(0.25)
        #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.25))
        #expect(faded.withAlphaComponent(0.5).resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
        #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    }

    @Test("a dynamic color without explicit traits resolves with the current traits")
    func currentTraits() {
        dark.performAsCurrent {
            #expect(red(.label) == 1)
            #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
            light.performAsCurrent { #expect(red(.label) == 0) }
            #expect(red(.label) == 1)
        }
    }

    @Test("equal colors have equal hash values, and a dynamic color equals only itself")
    func equality() {
        #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.secondaryLabel)
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        let rule = UIColor { _ in .red }
        #expect(rule == rule && rule != UIColor { _ in .red })
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .label, .label]).count == 2)
    }

    @Test("colors outside sRGB keep their components and are clamped for drawing")
    func wideColors() {
        let wide = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1)
        #expect(wide.components.red < 0 && wide.components.green > 1)
        #expect(wide.components.rgba.green == 1 && wide.components.rgba.red == 0)
        let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).components
        #expect(abs(gray.red - 0.5) < 1e-3 && abs(gray.blue - 0.5) < 1e-3)
    }

    @Test("Core Graphics colors, including grays, are converted")
    func coreGraphicsColors() {
        #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 0.25)) == UIColor(white: 0.5, alpha: 0.25))
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(UIColor(cgColor: color.cgColor) == color)
    }
}
