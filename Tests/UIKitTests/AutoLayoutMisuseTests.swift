import Testing

@testable import UIKit

/// Each test runs the misuse in a separate process and expects UIKit's message.
@Suite("Misuse of constraints")
struct AutoLayoutMisuseTests {
    private static func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("constraining items without a common ancestor traps")
    func noCommonAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().leadingAnchor.constraint(equalTo: UILabel().leadingAnchor).isActive = true
        }
        let text = Self.message(result)
        #expect(text.contains("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
        #expect(
            text.contains(
                """
                because they have no common ancestor.  Does the constraint or its anchors reference items in different \
                view hierarchies?  That's illegal.
                """))
    }

    @Test("constraining a guide without an owning view traps")
    func guideWithoutView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let guide = UILayoutGuide()
            guide.widthAnchor.constraint(equalToConstant: 1).isActive = true
        }
        #expect(Self.message(result).contains("they have no common ancestor"))
    }

    @Test("adding a constraint to a view outside its items' ancestors traps")
    func outside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
            view.addConstraint(constraint)
        }
        #expect(
            Self.message(result).contains(
                """
                Unable to install constraint on view.  Does the constraint reference something from outside the \
                subtree of the view?  That's illegal.
                """))
    }

    @Test("changing an active constraint between required and optional traps")
    func priority() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            let constraint = view.widthAnchor.constraint(equalToConstant: 1)
            constraint.isActive = true
            constraint.priority = .defaultLow
        }
        #expect(
            Self.message(result).contains(
                """
                Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
                You passed priority 250.0 and the existing priority was 1000.0.
                """))
    }

    @Test("a priority of 0 or less, or above 1000, traps")
    func priorityRange() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
        }
        #expect(Self.message(result).contains("It's illegal to set priority:1001.0."))
    }

    @Test("constraining a location to a constant traps")
    func unpairedPlace() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 5)
        }
        #expect(Self.message(result).contains("Location attributes must be specified in pairs."))
    }

    @Test("combining attributes of different axes, or a location with a dimension, traps")
    func pairs() async {
        let crossed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
                constant: 0)
        }
        #expect(Self.message(crossed).contains("Invalid pairing of layout attributes"))
        let mixed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1,
                constant: 0)
        }
        #expect(Self.message(mixed).contains("Invalid pairing of layout attributes"))
    }

    @Test("combining leading or trailing with left or right traps")
    func sides() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
        }
        #expect(Self.message(result).contains("Use leading/trailing for both or neither."))
    }

    @Test("a constant that is not finite, and an item that is neither a view nor a guide, trap")
    func values() async {
        let number = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIView().widthAnchor.constraint(equalToConstant: .infinity)
        }
        #expect(Self.message(number).contains("Constant is not finite!  That's illegal.  constant:inf"))
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: "label", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 5)
        }
        #expect(Self.message(item).contains("Constraint items must each be a view or layout guide."))
    }

    @Test("an invalid visual format traps with the expectation and a caret below the position")
    func visualFormat() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-|", metrics: nil, views: [:])
        }
        #expect(
            Self.message(result).contains(
                "Unable to parse constraint format: \nExpected a view \nH:|-10-| \n       ^"))
    }
}
