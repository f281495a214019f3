extension NSLayoutConstraint {
    /// What a visual format asks for besides the distances and sizes that it draws.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(_ attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }

        /// The views have their left edges in line.
        public static let alignAllLeft = FormatOptions(.left)
        /// The views have their right edges in line.
        public static let alignAllRight = FormatOptions(.right)
        /// The views have their top edges in line.
        public static let alignAllTop = FormatOptions(.top)
        /// The views have their bottom edges in line.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// The views have the edges in line where lines begin.
        public static let alignAllLeading = FormatOptions(.leading)
        /// The views have the edges in line where lines end.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// The views have their middles one below the other.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// The views have their middles side by side.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// The last lines of the views' text stand on one line.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// The first lines of the views' text stand on one line.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// All bits that say what is in line.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// The format runs in the direction of reading: so it does where no direction is given.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The format runs from left to right, whatever the language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The format runs from right to left, whatever the language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All bits that say in which direction the format runs.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Distances between views one below the other are those from the last line of text of the upper one to the first
        /// line of the lower one, not those between their edges.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All bits that say what distances are measured between.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// What the views have in line.
        var alignments: [Attribute] {
            (1...12).compactMap { rawValue & 1 << UInt($0) == 0 ? nil : Attribute(rawValue: $0) }
        }
    }
}
