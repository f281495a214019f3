extension NSLayoutConstraint {
    /// Options of a visual format.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(_ attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }

        /// Aligns the left edges of the views.
        public static let alignAllLeft = FormatOptions(.left)
        /// Aligns the right edges of the views.
        public static let alignAllRight = FormatOptions(.right)
        /// Aligns the top edges of the views.
        public static let alignAllTop = FormatOptions(.top)
        /// Aligns the bottom edges of the views.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Aligns the leading edges of the views.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Aligns the trailing edges of the views.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Aligns the horizontal centers of the views.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Aligns the vertical centers of the views.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Aligns the last baselines of the views.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Aligns the first baselines of the views.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The bits of all alignment options.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Arranges views from the leading to the trailing edge. This is the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Arranges views from left to right in any language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Arranges views from right to left in any language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of all direction options.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Measures vertical spacing between the last baseline of a view and the first baseline of the next
        /// one instead of their edges.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of all spacing options.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes to align.
        var alignments: [Attribute] {
            (1...12).compactMap { rawValue & 1 << UInt($0) == 0 ? nil : Attribute(rawValue: $0) }
        }
    }
}
