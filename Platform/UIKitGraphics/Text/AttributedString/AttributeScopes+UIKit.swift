import Foundation

extension AttributeScopes {
    /// The attributes that UIKit draws texts with.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that UIKit draws texts with, by the names that they have in an `AttributedString`: `text.font`,
    /// `text.foregroundColor`.
    public struct UIKitAttributes: AttributeScope {
        /// What the letters are taken from.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// How lines are broken and aligned.
        public let paragraphStyle: ParagraphStyleAttribute
        /// What is added between letters that have a kern, in points.
        public let kern: KernAttribute
        /// What is added between all letters, in points.
        public let tracking: TrackingAttribute
        /// By how much the letters are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line below; the letters' by default.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through; the letters' by default.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The colour of the letters' outlines.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outlines, in hundredths of the font's size; below zero the letters are filled, too.
        public let strokeWidth: StrokeWidthAttribute
        /// Foundation's own attributes, such as links.
        public let foundation: FoundationAttributes

        /// The key of `font`.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The key of `foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// The key of `backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// The key of `paragraphStyle`.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }

        /// The key of `kern`.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// The key of `tracking`.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }

        /// The key of `baselineOffset`.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }

        /// The key of `underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// The key of `underlineColor`.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }

        /// The key of `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// The key of `strikethroughColor`.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }

        /// The key of `strokeColor`.
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }

        /// The key of `strokeWidth`.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}
