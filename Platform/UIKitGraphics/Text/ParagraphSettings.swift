@_implementationOnly import CPango
import Foundation

/// The Pango settings for breaking one paragraph into lines.
package struct ParagraphSettings {
    /// The maximum number of lines of the paragraph.
    let lineLimit: Int
    /// Whether an ellipsis replaces text that does not fit.
    let truncates: Bool
    /// Whether the paragraph is a single line regardless of its width.
    let isUnbroken: Bool

    private let format: ParagraphFormat
    /// The mode of lines that do not fit, and the one by which lines break.
    private let mode: NSLineBreakMode
    private let wrapping: NSLineBreakMode
    /// The available width in Pango units; -1 for no limit.
    let width: Int32
    let strategy: NSParagraphStyle.LineBreakStrategy
    private let indent: Int32
    private let isJustified: Bool

    /// Creates the settings of a paragraph.
    ///
    /// - Parameter remaining: The number of lines that the whole text may still use.
    package init(_ format: ParagraphFormat, request: TextRequest, width: CGFloat, remaining: Int) {
        self.format = format
        let ownMode = format.lineBreakMode
        let isSingle = request.followsParagraphs && (ownMode.truncates || ownMode == .byClipping)
        lineLimit = isSingle ? 1 : remaining
        mode = isSingle ? ownMode : request.lineBreakMode
        truncates = lineLimit < .max && mode.truncates && width.isFinite
        isUnbroken = lineLimit == 1 && mode == .byClipping
        wrapping = request.followsParagraphs ? ownMode : mode
        // Pango narrows the first line by a positive indent and all other lines by a negative one.
        let margin = min(format.firstLineHeadIndent, format.headIndent)
        indent = PangoUnits.fitting(format.firstLineHeadIndent - format.headIndent)
        let end = format.tailIndent > 0 ? min(width, format.tailIndent) : width + format.tailIndent
        self.width = width.isInfinite || isUnbroken ? -1 : max(0, PangoUnits.fitting(end - margin))
        strategy = format.lineBreakStrategy.union(request.lineBreakStrategy)
        isJustified = request.isJustified || format.alignment == .justified
    }

    private var ellipsis: PangoEllipsizeMode {
        switch mode {
        case _ where !truncates: PANGO_ELLIPSIZE_NONE
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        default: PANGO_ELLIPSIZE_END
        }
    }

    func apply(to layout: OpaquePointer) {
        pango_layout_set_width(layout, width)
        pango_layout_set_indent(layout, indent)
        pango_layout_set_wrap(layout, wrapping == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_ellipsize(layout, ellipsis)
        // A negative height is a number of lines. It has no effect without ellipsization.
        pango_layout_set_height(layout, truncates ? Int32(clamping: -lineLimit) : -1)
        pango_layout_set_justify(layout, isJustified ? 1 : 0)
        pango_layout_set_auto_dir(layout, format.baseWritingDirection == .natural ? 1 : 0)
        let context = FontSystem.shared.context
        let direction = format.baseWritingDirection == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        if pango_context_get_base_dir(context) != direction {
            pango_context_set_base_dir(context, direction)
            pango_layout_context_changed(layout)
        }
        let tabs = tabArray
        pango_layout_set_tabs(layout, tabs)
        pango_tab_array_free(tabs)
    }

    /// The tab stops of the format followed by one more, from which the interval continues: Pango repeats
    /// the last distance.
    private var tabArray: OpaquePointer {
        let interval = format.defaultTabInterval > 0 ? format.defaultTabInterval : ParagraphFormat.tabInterval
        var stops = format.tabStops.map { (location: $0.location, alignment: $0.alignment) }
        stops.append(((stops.last?.location ?? 0) + interval, .left))
        let array = pango_tab_array_new(Int32(stops.count), 0)!
        for (index, stop) in stops.enumerated() {
            let alignment =
                switch stop.alignment {
                case .center: PANGO_TAB_CENTER
                case .right: PANGO_TAB_RIGHT
                default: PANGO_TAB_LEFT
                }
            pango_tab_array_set_tab(array, Int32(index), alignment, PangoUnits.fitting(stop.location))
        }
        return array
    }
}
