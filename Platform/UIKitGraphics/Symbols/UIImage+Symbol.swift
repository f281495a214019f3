import Foundation

extension UIImage {
    /// Creates a system symbol with the size of body text. Logs a warning once and returns `nil` if there is
    /// no symbol with that name.
    ///
    /// Symbols are drawn in the tint color unless they have another rendering mode or colors of their own.
    /// About 960 symbols are available, compared with thousands on iOS: corresponding icons of the
    /// Debian package `bootstrap-icons`, and symbols drawn for this package.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a system symbol with a configuration. Returns `nil` if there is no symbol with that name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let glyph = SymbolGlyph.named(name) else {
            if SymbolIcon.table[name] == nil { ResourceWarning.log("UIImage", "No symbol named '\(name)' found") }
            return nil
        }
        let style = configuration as? SymbolConfiguration
        let given = configuration?.traitCollection?.displayScale ?? 0
        var parts = Parts(
            content: .symbol(SymbolShape(glyph: glyph, style: style)), scale: given > 0 ? given : .screen)
        parts.configuration = configuration
        parts.flipsForRightToLeft = glyph.isDirectional
        parts.name = name
        self.init(parts: parts)
    }

    /// Creates a system symbol for the given traits. Returns `nil` if there is no symbol with that name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// The names of the available system symbols.
    package static var symbolNames: [String] { SymbolGlyph.names }

    /// A checkmark.
    public class var checkmark: UIImage { symbol("checkmark") }
    /// A plus sign in a filled circle.
    public class var add: UIImage { symbol("plus.circle.fill") }
    /// A minus sign in a filled circle.
    public class var remove: UIImage { symbol("minus.circle.fill") }
    /// Three dots in a circle.
    public class var actions: UIImage { symbol("ellipsis.circle") }

    private static func symbol(_ name: String) -> UIImage {
        guard let image = UIImage(systemName: name) else {
            preconditionFailure(
                "The symbol \"\(name)\", which UIImage provides as a property, is missing. Install the package "
                    + "bootstrap-icons.")
        }
        return image
    }
}
