import Foundation

extension UIListContentConfiguration {
    /// How the picture of a list content configuration looks.
    public struct ImageProperties: Hashable {
        /// The style of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        /// What is made of the tint colour.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the picture's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the picture in points, which keeps its proportions; 0 for no limit.
        public var maximumSize = CGSize.zero
        /// The room in points in whose middle the picture lies, so that texts of several rows begin at one line. 0 is the
        /// picture's own length, and for a symbol the system's.
        public var reservedLayoutSize = CGSize.zero

        private var chosenTint = ConfiguredValue<UIColor?>(nil)

        /// For `reservedLayoutSize`: the room that the system leaves for symbols.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The colour of symbols and templates, before it is transformed; nil for the view's.
        public var tintColor: UIColor? {
            get { chosenTint.value }
            set { chosenTint.value = newValue }
        }

        /// The colour that is shown in a view with this tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        mutating func update(for state: UIViewConfigurationState, isProminent: Bool) {
            chosenTint.standard = state.isDisabled ? .tertiaryLabel : isProminent ? .white : nil
        }
    }
}

extension UIListContentConfiguration.ImageProperties {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(maximumSize.width)
        hasher.combine(maximumSize.height)
        hasher.combine(tintColor)
    }
}

extension UIListContentConfiguration.ImageProperties: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// Tint and sizes.
    public var description: String {
        "<UIListContentImageProperties: tintColor = \(tintColor.map { "\($0)" } ?? "the view's"); "
            + "cornerRadius = \(cornerRadius); maximumSize = \(maximumSize); reservedLayoutSize = \(reservedLayoutSize)>"
    }

    /// Tint and sizes.
    public var debugDescription: String { description }

    /// All properties.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "preferredSymbolConfiguration": preferredSymbolConfiguration as Any, "tintColor": tintColor as Any,
                "cornerRadius": cornerRadius, "maximumSize": maximumSize, "reservedLayoutSize": reservedLayoutSize,
            ], displayStyle: .struct)
    }
}
