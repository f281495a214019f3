import Foundation

extension UIListContentConfiguration {
    /// The properties of the image in a list content configuration.
    public struct ImageProperties: Hashable {
        /// The configuration of a symbol image.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        /// The transformer of the tint color.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius of the image, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points. Larger images are scaled down proportionally; 0 means
        /// no limit.
        public var maximumSize = CGSize.zero
        /// The size, in points, of the area in which the image is centered, so that the texts of several
        /// rows align. 0 means the image's own size, or the system's size for a symbol.
        public var reservedLayoutSize = CGSize.zero

        private var tintValue = ConfiguredValue<UIColor?>(nil)

        /// The value of `reservedLayoutSize` for the size that the system reserves for symbols.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The color of symbol and template images before transformation, or `nil` for the view's tint
        /// color.
        public var tintColor: UIColor? {
            get { tintValue.value }
            set { tintValue.value = newValue }
        }

        /// Returns the image's color in a view with the given tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        mutating func update(for state: UIViewConfigurationState, isProminent: Bool) {
            tintValue.standard = state.isDisabled ? .tertiaryLabel : isProminent ? .white : nil
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
    /// A description with the tint color and the sizes.
    public var description: String {
        "<UIListContentImageProperties: tintColor = \(tintColor.map { "\($0)" } ?? "the view's"); "
            + "cornerRadius = \(cornerRadius); maximumSize = \(maximumSize); reservedLayoutSize = \(reservedLayoutSize)>"
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the properties.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "preferredSymbolConfiguration": preferredSymbolConfiguration as Any, "tintColor": tintColor as Any,
                "cornerRadius": cornerRadius, "maximumSize": maximumSize, "reservedLayoutSize": reservedLayoutSize,
            ], displayStyle: .struct)
    }
}
