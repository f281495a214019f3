import Foundation

extension UIImage {
    /// One of the system's symbols, in the size of body text; nil if there is none of that name, which is told once.
    ///
    /// Symbols are shown in the tint colour unless another rendering mode or colours are asked for. There are about nine hundred of
    /// them here, where iOS has thousands: those of the Debian package `bootstrap-icons` that show the same, and some that were
    /// drawn for this package.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// One of the system's symbols in a style; nil if there is none of that name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let glyph = SymbolGlyph.named(name) else {
            if SymbolIcon.table[name] == nil { ResourceWarning.tell("UIImage", "No symbol named '\(name)' found") }
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

    /// One of the system's symbols for these traits; nil if there is none of that name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// The names of the symbols there are.
    package static var symbolNames: [String] { SymbolGlyph.names }

    /// A check mark.
    public class var checkmark: UIImage { symbol("checkmark") }
    /// A plus sign in a disc.
    public class var add: UIImage { symbol("plus.circle.fill") }
    /// A minus sign in a disc.
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
