import Testing

@testable import UIKit

@MainActor
@Suite("Visual formats", .serialized)
struct AutoLayoutVisualFormatTests {
    private let parent = UIView()
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()

    init() {
        [a, b, c].forEach(parent.addSubview)
        parent.accessibilityIdentifier = "p"
        a.accessibilityIdentifier = "a"
        b.accessibilityIdentifier = "b"
        c.accessibilityIdentifier = "c"
    }

    private func name(_ item: AnyObject?) -> String { (item as? UIView)?.accessibilityIdentifier ?? "?" }

    /// Returns the constraints of a format as equations.
    private func equations(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [String] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b, "c": c]
        ).map { constraint in
            var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) "
            text += ["<=", "==", ">="][constraint.relation.rawValue + 1]
            if constraint.secondItem != nil {
                if constraint.multiplier != 1 { text += " \(constraint.multiplier)*" }
                text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
            }
            text += " \(constraint.constant)"
            if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
            return text
        }
    }

    /// Returns the error of an invalid format.
    private func error(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], views: [String: Any]? = nil
    ) -> String? {
        do throws(VisualFormatError) {
            _ = try NSLayoutConstraint.constraints(
                visualFormat: format, options: options, metrics: ["text": "five"],
                views: views ?? ["a": a, "b": b, "word": "five"])
            return nil
        } catch {
            return error.description
        }
    }

    @Test("views are adjacent, or separated by system spacing or a given distance")
    func siblings() {
        #expect(equations("[a][b]") == ["b.leading == a.trailing 0.0"])
        #expect(equations("H:[a]-[b]") == ["b.leading == a.trailing 8.0"])
        #expect(equations("V:[a]-12.5-[b]") == ["b.top == a.bottom 12.5"])
        #expect(equations("[a]-(-4)-[b]") == ["b.leading == a.trailing -4.0"])
        #expect(equations("[a]-3-[b]-[c]") == ["b.leading == a.trailing 3.0", "c.leading == b.trailing 8.0"])
    }

    @Test("a bar is the superview's edge, and a dash is its margin")
    func superview() {
        #expect(equations("|[a]|") == ["a.leading == p.leading 0.0", "p.trailing == a.trailing 0.0"])
        #expect(equations("V:|-[a]-|") == ["a.top == p.topMargin 0.0", "p.bottomMargin == a.bottom 0.0"])
        #expect(equations("|-[a]-|") == ["a.leading == p.leadingMargin 0.0", "p.trailingMargin == a.trailing 0.0"])
        #expect(equations("|-5-[a]") == ["a.leading == p.leading 5.0"])
        #expect(equations("[a]-(>=5)-|") == ["p.trailing >= a.trailing 5.0"])
    }

    @Test("distances can have several predicates with relations and priorities")
    func predicates() {
        #expect(
            equations("[a]-(>=4,<=20,==8@250)-[b]") == [
                "b.leading >= a.trailing 4.0", "b.leading <= a.trailing 20.0", "b.leading == a.trailing 8.0 @250.0",
            ])
        #expect(equations("[a]-8@750-[b]") == ["b.leading == a.trailing 8.0 @750.0"])
        #expect(equations("[a]-( >= 4 , 8 @ 250 )-[b]").count == 2)
    }

    @Test("sizes are constants or refer to other views with a multiplier and a constant")
    func sizes() {
        #expect(equations("[a(50)]") == ["a.width == 50.0"])
        #expect(equations("V:[a(>=70,<=100@20)]") == ["a.height >= 70.0", "a.height <= 100.0 @20.0"])
        #expect(equations("[a(b)]") == ["a.width == b.width 0.0"])
        #expect(equations("V:[a(>=b@600)]") == ["a.height >= b.height 0.0 @600.0"])
        #expect(equations("[a(==b*2)]") == ["a.width == 2.0* b.width 0.0"])
        #expect(equations("[a(==b/4+10)]") == ["a.width == 0.25* b.width 10.0"])
        #expect(equations("[a(==b*2-10@99)]") == ["a.width == 2.0* b.width -10.0 @99.0"])
        #expect(
            equations("[a(10)][b(a)]") == ["a.width == 10.0", "b.leading == a.trailing 0.0", "b.width == a.width 0.0"])
    }

    @Test("metrics of any numeric type are used in distances, sizes and priorities")
    func metrics() {
        let metrics: [String: Any] = [
            "gap": 4, "width": 10.5, "tall": CGFloat(7), "low": Float(250), "boxed": NSNumber(value: 3), "a": 1,
        ]
        #expect(equations("[a]-gap-[b]", metrics: metrics) == ["b.leading == a.trailing 4.0"])
        #expect(equations("[a]-(-gap)-[b]", metrics: metrics) == ["b.leading == a.trailing -4.0"])
        #expect(equations("[b(>=width@low)]", metrics: metrics) == ["b.width >= 10.5 @250.0"])
        #expect(equations("[b(tall,boxed)]", metrics: metrics) == ["b.width == 7.0", "b.width == 3.0"])
        #expect(equations("[b(a)]", metrics: metrics) == ["b.width == 1.0"])
    }

    @Test("the direction option determines horizontal edges, and has no effect on vertical formats")
    func directions() {
        #expect(
            equations("|-[a]-4-[b]|", .directionLeftToRight) == [
                "a.left == p.leftMargin 0.0", "b.left == a.right 4.0", "p.right == b.right 0.0",
            ])
        #expect(
            equations("|-[a]-4-[b]-6-|", .directionRightToLeft) == [
                "p.rightMargin == a.right 0.0", "a.left == b.right 4.0", "b.left == p.left 6.0",
            ])
        #expect(equations("V:[a]-4-[b]", .directionRightToLeft) == ["b.top == a.bottom 4.0"])
    }

    @Test("alignment options align each view with the next one")
    func alignments() {
        #expect(
            equations("[a][b][c]", [.alignAllTop, .alignAllCenterY]) == [
                "b.leading == a.trailing 0.0", "c.leading == b.trailing 0.0", "a.top == b.top 0.0",
                "b.top == c.top 0.0", "a.centerY == b.centerY 0.0", "b.centerY == c.centerY 0.0",
            ])
        let horizontal: [NSLayoutConstraint.FormatOptions] = [
            .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllFirstBaseline, .alignAllLastBaseline,
        ]
        #expect(
            horizontal.map { equations("[a][b]", $0)[1] }
                == ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"].map { "a.\($0) == b.\($0) 0.0" })
        let vertical: [NSLayoutConstraint.FormatOptions] = [
            .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
        ]
        #expect(
            vertical.map { equations("V:[a][b]", $0)[1] }
                == ["left", "right", "leading", "trailing", "centerX"].map { "a.\($0) == b.\($0) 0.0" })
    }

    @Test("baseline spacing is from the last baseline of the upper view to the first one of the lower view")
    func baselines() {
        #expect(
            equations("V:|-2-[a]-4-[b]", .spacingBaselineToBaseline) == [
                "a.top == p.top 2.0", "b.firstBaseline == a.lastBaseline 4.0",
            ])
    }

    @Test("layout guides are accepted as views")
    func guides() {
        let guide = UILayoutGuide()
        parent.addLayoutGuide(guide)
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "|[guide(a)]", metrics: nil, views: ["guide": guide, "a": a])
        #expect(constraints.map(\.firstAttribute) == [.leading, .width])
        #expect(constraints.first?.firstItem === guide)
        #expect(constraints.first?.secondItem === parent)
    }

    @Test("the constraints are inactive, and their descriptions name the system spacing")
    func inactive() {
        let constraint = NSLayoutConstraint.constraints(
            withVisualFormat: "[a]-[b]", metrics: nil, views: ["a": a, "b": b])[0]
        #expect(!constraint.isActive)
        #expect(constraint.description.contains("H:[a]-(NSSpace(8))-[b]   (inactive"))
    }

    @Test("the options have UIKit's raw values")
    func bits() {
        typealias Options = NSLayoutConstraint.FormatOptions
        #expect(Options.alignAllLeft.rawValue == 2)
        #expect(Options.alignAllFirstBaseline.rawValue == 4096)
        #expect(Options.alignmentMask.contains([.alignAllRight, .alignAllLastBaseline, .alignAllCenterX]))
        #expect(Options.directionMask == [.directionLeftToRight, .directionRightToLeft])
        #expect(Options.directionLeadingToTrailing == [])
        #expect(Options.spacingMask == .spacingBaselineToBaseline)
    }

    @Test(
        "an invalid format is reported with the expectation and its position",
        arguments: [
            ("H:|-10-|", 7, "Expected a view"),
            ("[a]-", 4, "Expected a number or key from the metrics dictionary, but encountered something else"),
            ("[a]--[b]", 4, "Expected a number or key from the metrics dictionary, but encountered something else"),
            ("[a]-5[b]", 5, "Expected a '-' after the distance"),
            ("H[a]", 1, "Expected a ':' after the orientation"),
            ("[nobody]", 7, "nobody is not a key in the views dictionary."),
            ("[a(50]", 5, "Expected a ',' or a ')'"),
            ("[a(50)", 6, "Expected a ']' at the end of the view"),
            ("[a(=50)]", 3, "Expected a relation. Relation must be one of '==', '>=', or '<='"),
            ("[a(50@2000)]", 10, "Expected a priority greater than 0 and at most 1000"),
            ("[a(b/0)]", 6, "Expected a divisor that is not zero"),
            ("[a(word)]", 7, "word is neither a view nor a layout guide"),
            ("[a]-text-[b]", 4, "The metric text is not a number"),
            ("[a]|[b]", 4, "Expected the end of the format after '|'"),
            (
                "[1]", 1,
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
            ),
            (
                "[a]-gap-[b]", 4,
                "Encountered metric with name \"gap\", but value was not specified in metrics or views dictionaries"
            ),
        ])
    func errors(format: String, offset: Int, reason: String) {
        let place = String(repeating: " ", count: offset)
        #expect(error(format) == "Unable to parse constraint format: \n\(reason) \n\(format) \n\(place)^")
    }

    @Test("an empty format, a bar without superview and alignment along the format's axis are errors")
    func otherErrors() {
        #expect(error("") == "Unable to parse constraint format: It's an empty string.")
        #expect(
            error("|[view]|", views: ["view": UIView()])
                == """
                Unable to parse constraint format: \n\
                Unable to interpret '|' character, because the related view doesn't have a superview \n\
                |[view]| \n       ^
                """)
        #expect(error("[a][b]", .alignAllLeft)?.contains("aligned on a horizontal edge") == true)
        #expect(error("V:[a][b]", .alignAllTop)?.contains("aligned on a vertical edge") == true)
        #expect(error("V:[a][b]", .alignAllLeft) == nil)
    }
}
