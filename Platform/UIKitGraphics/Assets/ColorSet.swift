import Foundation
import Synchronization

/// A color with its variants: a `.colorset` of a catalog.
package struct ColorSet: Hashable, Sendable {
    /// The folder of the set, which identifies it.
    let url: URL
    private let entries: [Entry]

    private struct Entry: Sendable {
        let slot: AssetSlot
        let color: UIColor
    }

    /// Creates a color set. Returns `nil` for a set without colors, such as the accent color of a new
    /// project.
    init?(_ url: URL) {
        guard let contents = AssetFile.contents(Contents.self, of: url) else { return nil }
        let colors = contents.colors ?? []
        entries = colors.compactMap { entry in
            guard entry.slot.isForSupportedDevice, let definition = entry.color else { return nil }
            guard let color = definition.value else {
                let kind = definition.reference ?? definition.space ?? "srgb"
                AssetFile.warn(
                    "\(url.path)/Contents.json contains a color of the kind \(kind) that cannot be created. Use sRGB, "
                        + "Display P3, gray, or a system color.")
                return nil
            }
            return Entry(slot: entry.slot, color: color)
        }
        guard !entries.isEmpty else { return nil }
        self.url = url
    }

    private static let cache = Mutex<[URL: ColorSet?]>([:])

    /// Returns the color set with the given name from the resources of a bundle, or of the app if it is
    /// `nil`.
    static func named(_ name: String, in bundle: Bundle?) -> ColorSet? {
        guard let url = AssetCatalog.folder(.color, name, in: bundle) else { return nil }
        if let found = cache.withLock({ $0[url] }) { return found }
        let new = ColorSet(url)
        cache.withLock { $0[url] = .some(new) }
        return new
    }

    /// The color of a set with a single entry; `nil` otherwise.
    var singleColor: UIColor? { entries.count == 1 ? entries[0].color : nil }

    package func color(for traits: TraitValues) -> UIColor {
        entries.bestMatches(for: traits, slot: \.slot).first?.color ?? entries[0].color
    }

    package static func == (left: ColorSet, right: ColorSet) -> Bool { left.url == right.url }

    package func hash(into hasher: inout Hasher) { hasher.combine(url) }

    // MARK: Contents.json

    private struct Contents: Decodable {
        struct Entry: Decodable {
            let slot: AssetSlot
            let color: Definition?

            enum CodingKeys: CodingKey {
                case color
            }

            init(from decoder: any Decoder) throws {
                slot = try AssetSlot(from: decoder)
                color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Definition.self, forKey: .color)
            }
        }

        let colors: [Entry]?
    }

    private struct Definition: Decodable {
        let space: String?
        let components: [String: Component]?
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, reference
        }

        var value: UIColor? {
            if let reference { return UIColor.system(named: reference) }
            func component(_ name: String) -> CGFloat? { components?[name]?.value }
            let alpha = component("alpha") ?? 1
            if let white = component("white") {
                return UIColor(white: white, alpha: alpha)
            }
            guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
                return nil
            }
            switch space {
            case nil, "srgb", "extended-srgb": return UIColor(red: red, green: green, blue: blue, alpha: alpha)
            case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            default: return nil
            }
        }
    }

    /// A color component such as `"0.5"`, `"0x7F"`, or `"127"`, stored by Xcode as the user typed it.
    private struct Component: Decodable {
        /// The value from 0 to 1; `nil` if the text is not a number.
        let value: CGFloat?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let text = try? container.decode(String.self) else {
                value = try CGFloat(container.decode(Double.self))
                return
            }
            let number: Double?
            if text.lowercased().hasPrefix("0x") {
                number = UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            } else if text.contains(".") {
                number = Double(text)
            } else {
                number = Int16(text).map { Double($0) / 255 }
            }
            value = number.flatMap { $0.isFinite ? CGFloat($0) : nil }
        }
    }
}
