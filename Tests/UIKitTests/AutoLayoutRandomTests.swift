import RandomRuns
import Testing

@testable import UIKit

/// Checks that a layout changed step by step equals the layout of the same views and constraints created at
/// once.
@MainActor
@Suite("Random Auto Layout", .serialized)
struct AutoLayoutRandomTests {
    @Test("random trees that change randomly are laid out like the same trees created at once")
    func randomTrees() {
        repeatRandomly(25) { seed, numbers in
            let tree = RandomTree(&numbers)
            for step in 0..<30 {
                let change = tree.change(&numbers)
                // Several changes may precede one layout.
                guard Int.random(in: 0..<3, using: &numbers) > 0 else { continue }
                tree.layOut()
                let fresh = tree.rebuilt(&numbers)
                fresh.layOut()
                if let difference = tree.difference(to: fresh) {
                    Issue.record("seed \(seed), step \(step), after \(change): \(difference)")
                    return
                }
            }
        }
    }
}

/// A constraint of a random tree, between views identified by numbers.
private struct RandomRule {
    /// The unknown of a view that the rule determines; nil for an additional constraint.
    enum Slot: CaseIterable {
        case x, y, width, height
    }

    let number: Int
    let slot: Slot?
    let first: Int
    let attribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    var second: Int?
    var other = NSLayoutConstraint.Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: Float = 1000
    var isActive = true
}

/// A tree of views with constraints that determine it. Each view has four constraints to earlier views with
/// unique priorities, so that exactly one solution is optimal.
@MainActor
private final class RandomTree {
    private struct Node {
        let view: ContentBox
        var parent: Int?
    }

    private let root = layoutRoot()
    private var nodes: [Int: Node] = [:]
    private var rules: [Int: RandomRule] = [:]
    private var constraints: [Int: NSLayoutConstraint] = [:]
    private var lastNode = 0
    private var lastRule = 0
    private var lastPriority = 0

    private init() {}

    init(_ numbers: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 2...6, using: &numbers) { addNode(&numbers) }
        for _ in 0..<4 { addOptionalRule(&numbers) }
    }

    func layOut() { root.layoutIfNeeded() }

    // MARK: Comparison

    /// Returns the same tree, created at once, with its constraints in another order.
    func rebuilt(_ numbers: inout SeededGenerator) -> RandomTree {
        let tree = RandomTree()
        tree.root.frame = root.frame
        for (number, node) in nodes.sorted(by: { $0.key < $1.key }) {
            let copy = ContentBox(node.view.content.width, node.view.content.height)
            copy.translatesAutoresizingMaskIntoConstraints = node.view.translatesAutoresizingMaskIntoConstraints
            if copy.translatesAutoresizingMaskIntoConstraints { copy.frame = node.view.frame }
            tree.nodes[number] = Node(view: copy, parent: node.parent)
        }
        for (_, node) in tree.nodes.sorted(by: { $0.key < $1.key }) { tree.view(node.parent).addSubview(node.view) }
        for rule in rules.values.sorted(by: { $0.number < $1.number }).shuffled(using: &numbers) { tree.install(rule) }
        return tree
    }

    /// Returns a description of the first difference between the layouts of two trees, or nil if they are
    /// equal.
    func difference(to other: RandomTree) -> String? {
        for (number, node) in nodes.sorted(by: { $0.key < $1.key }) {
            let (here, there) = (node.view.frame, other.view(number).frame)
            // Half a pixel may be rounded up or down.
            let isSame =
                abs(here.minX - there.minX) <= 1 && abs(here.minY - there.minY) <= 1
                && abs(here.maxX - there.maxX) <= 1 && abs(here.maxY - there.maxY) <= 1
            guard isSame else { return "view \(number) is at \(here), and not at \(there)" }
            guard let solved = node.view.autoLayoutState?.reference.frame?.solved,
                let expected = other.view(number).autoLayoutState?.reference.frame?.solved,
                !node.view.translatesAutoresizingMaskIntoConstraints
            else { continue }
            let isExact =
                abs(solved.minX - expected.minX) < 0.01 && abs(solved.minY - expected.minY) < 0.01
                && abs(solved.maxX - expected.maxX) < 0.01 && abs(solved.maxY - expected.maxY) < 0.01
            guard isExact else { return "view \(number) is solved as \(solved), and not as \(expected)" }
        }
        return nil
    }

    private func view(_ number: Int?) -> UIView { number.flatMap { nodes[$0]?.view } ?? root }

    // MARK: Rules

    private func install(_ rule: RandomRule) {
        let second = rule.second.map { $0 == 0 ? root : view($0) }
        let constraint = NSLayoutConstraint(
            item: view(rule.first), attribute: rule.attribute, relatedBy: rule.relation, toItem: second,
            attribute: rule.other, multiplier: rule.multiplier, constant: rule.constant)
        constraint.priority = UILayoutPriority(rule.priority)
        constraint.isActive = rule.isActive
        rules[rule.number] = rule
        constraints[rule.number] = constraint
    }

    private func remove(_ number: Int) {
        constraints[number]?.isActive = false
        constraints[number] = nil
        rules[number] = nil
    }

    /// Returns a unique priority: 997 is prime, so that the first 997 priorities differ.
    private func newPriority() -> Float {
        lastPriority += 1
        return Float(lastPriority * 389 % 997) + 1.25
    }

    private func newNumber() -> Int {
        lastRule += 1
        return lastRule
    }

    private func locations(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint.Attribute] {
        axis == .horizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
    }

    /// Determines one of the four unknowns of a view relative to an earlier view.
    private func determine(_ first: Int, _ slot: RandomRule.Slot, _ numbers: inout SeededGenerator) {
        let axis: NSLayoutConstraint.Axis = slot == .x || slot == .width ? .horizontal : .vertical
        let isLength = slot == .width || slot == .height
        let earlier = [0] + nodes.keys.filter { $0 < first }.sorted()
        let second = earlier.randomElement(using: &numbers) ?? 0
        let isRequired = Bool.random(using: &numbers)
        var rule = RandomRule(
            number: newNumber(), slot: slot, first: first,
            attribute: isLength ? (axis == .horizontal ? .width : .height) : (axis == .horizontal ? .left : .top))
        rule.priority = isRequired ? 1000 : newPriority()
        if isLength {
            rule.constant = CGFloat(Int.random(in: 10...90, using: &numbers))
            if Bool.random(using: &numbers) {
                rule.second = second
                rule.other = rule.attribute
                rule.multiplier = [0.25, 0.5, 1].randomElement(using: &numbers) ?? 1
            }
        } else {
            rule.second = second
            rule.other = locations(axis).randomElement(using: &numbers) ?? .left
            rule.constant = CGFloat(Int.random(in: -30...60, using: &numbers))
        }
        install(rule)
    }

    /// Determines the remaining unknowns of views that are laid out by constraints.
    private func determineAll(_ numbers: inout SeededGenerator) {
        for (number, node) in nodes.sorted(by: { $0.key < $1.key })
        where !node.view.translatesAutoresizingMaskIntoConstraints {
            let known = rules.values.filter { $0.first == number }.compactMap(\.slot)
            for slot in RandomRule.Slot.allCases where !known.contains(slot) { determine(number, slot, &numbers) }
        }
    }

    /// Adds an optional constraint that may not be satisfiable.
    private func addOptionalRule(_ numbers: inout SeededGenerator) {
        let all = nodes.keys.sorted()
        guard let first = all.randomElement(using: &numbers) else { return }
        let second = ([0] + all).filter { $0 != first }.randomElement(using: &numbers) ?? 0
        let axis: NSLayoutConstraint.Axis = Bool.random(using: &numbers) ? .horizontal : .vertical
        let isLength = Int.random(in: 0..<3, using: &numbers) == 0
        let attributes = isLength ? [axis == .horizontal ? .width : .height] : locations(axis)
        var rule = RandomRule(
            number: newNumber(), slot: nil, first: first, attribute: attributes.randomElement(using: &numbers) ?? .left)
        rule.relation = [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &numbers) ?? .equal
        rule.second = second
        rule.other = attributes.randomElement(using: &numbers) ?? .left
        rule.multiplier = isLength ? [0.5, 1, 2].randomElement(using: &numbers) ?? 1 : 1
        rule.constant = CGFloat(Int.random(in: -40...80, using: &numbers))
        rule.priority = Float(Int.random(in: 1...999, using: &numbers))
        install(rule)
    }

    // MARK: Nodes

    private func addNode(_ numbers: inout SeededGenerator) {
        let parent = nodes.keys.sorted().randomElement(using: &numbers)
        lastNode += 1
        let view = ContentBox()
        nodes[lastNode] = Node(view: view, parent: Bool.random(using: &numbers) ? parent : nil)
        self.view(nodes[lastNode]?.parent).addSubview(view)
        if Int.random(in: 0..<4, using: &numbers) > 0 {
            view.translatesAutoresizingMaskIntoConstraints = false
        } else {
            view.frame = randomFrame(&numbers)
        }
        determineAll(&numbers)
    }

    private func randomFrame(_ numbers: inout SeededGenerator) -> CGRect {
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &numbers)) }
        return CGRect(x: length(-20...100), y: length(-20...100), width: length(5...120), height: length(5...120))
    }

    private func subtree(of number: Int) -> Set<Int> {
        var found: Set<Int> = [number]
        for (other, node) in nodes.sorted(by: { $0.key < $1.key }) {
            if let parent = node.parent, found.contains(parent) { found.insert(other) }
        }
        return found
    }

    /// Removes the rules between `subtree` and other views, whose constraints end when the subtree is
    /// removed.
    private func cut(_ subtree: Set<Int>) {
        for rule in rules.values.sorted(by: { $0.number < $1.number }) {
            let isInside = subtree.contains(rule.first)
            guard let second = rule.second, subtree.contains(second) != isInside else { continue }
            // The constraint must already be inactive.
            if rule.isActive, constraints[rule.number]?.isActive == true {
                Issue.record("A constraint outlived the view that it binds to others.")
            }
            remove(rule.number)
        }
    }

    private func removeNode(_ numbers: inout SeededGenerator) {
        guard nodes.count > 2, let number = nodes.keys.sorted().randomElement(using: &numbers) else { return }
        let removed = subtree(of: number)
        view(number).removeFromSuperview()
        cut(removed)
        for rule in rules.values where removed.contains(rule.first) { remove(rule.number) }
        for number in removed { nodes[number] = nil }
        determineAll(&numbers)
    }

    private func moveNode(_ numbers: inout SeededGenerator) {
        guard let number = nodes.keys.sorted().randomElement(using: &numbers) else { return }
        let moved = subtree(of: number)
        let parent = ([0] + nodes.keys.filter { $0 < number }.sorted()).randomElement(using: &numbers) ?? 0
        if Bool.random(using: &numbers) { view(number).removeFromSuperview() }
        if view(number).superview === view(parent) { view(number).removeFromSuperview() }
        nodes[number]?.parent = parent == 0 ? nil : parent
        view(parent).addSubview(view(number))
        cut(moved)
        determineAll(&numbers)
    }

    /// Switches a view between constraints and its autoresizing mask.
    private func toggleTranslation(_ numbers: inout SeededGenerator) {
        guard let number = nodes.keys.sorted().randomElement(using: &numbers) else { return }
        let view = view(number)
        view.translatesAutoresizingMaskIntoConstraints.toggle()
        if view.translatesAutoresizingMaskIntoConstraints {
            view.frame = randomFrame(&numbers)
            for rule in rules.values where rule.first == number && rule.slot != nil { remove(rule.number) }
        }
        determineAll(&numbers)
    }

    // MARK: Changes

    /// Applies a random change.
    /// - Returns: A description of the change.
    func change(_ numbers: inout SeededGenerator) -> String {
        let views = nodes.keys.sorted()
        let optionalRules = rules.values.filter { $0.slot == nil }.map(\.number).sorted()
        let all = rules.keys.sorted()
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0:
            addNode(&numbers)
            return "adding a view"
        case 1:
            removeNode(&numbers)
            return "removing a view"
        case 2:
            moveNode(&numbers)
            return "moving a view"
        case 3:
            toggleTranslation(&numbers)
            return "placing a view otherwise"
        case 4:
            addOptionalRule(&numbers)
            return "adding a wish"
        case 5:
            if let number = optionalRules.randomElement(using: &numbers) { remove(number) }
            return "removing a wish"
        case 6:
            guard let number = optionalRules.randomElement(using: &numbers), let constraint = constraints[number] else {
                break
            }
            constraint.isActive.toggle()
            rules[number]?.isActive = constraint.isActive
            return "toggling a wish"
        case 7:
            let ranked = all.filter { rules[$0]?.priority != 1000 }
            guard let number = ranked.randomElement(using: &numbers), let rule = rules[number] else { break }
            let priority = rule.slot == nil ? Float(Int.random(in: 1...999, using: &numbers)) : newPriority()
            rules[number]?.priority = priority
            constraints[number]?.priority = UILayoutPriority(priority)
            return "changing a priority"
        case 8:
            root.frame.size = CGSize(
                width: Int.random(in: 100...500, using: &numbers), height: Int.random(in: 100...400, using: &numbers))
            return "resizing the root"
        case 9:
            let unconstrained = views.filter { view($0).translatesAutoresizingMaskIntoConstraints }
            guard let number = unconstrained.randomElement(using: &numbers) else { break }
            view(number).frame = randomFrame(&numbers)
            return "placing a view by hand"
        case 10:
            guard let number = views.randomElement(using: &numbers) else { break }
            let none = UIView.noIntrinsicMetric
            nodes[number]?.view.content = CGSize(
                width: [none, 20, 80].randomElement(using: &numbers) ?? none,
                height: [none, 15, 60].randomElement(using: &numbers) ?? none)
            return "changing contents"
        default:
            guard let number = all.randomElement(using: &numbers), let rule = rules[number] else { break }
            let isLength = rule.attribute == .width || rule.attribute == .height
            let constant = CGFloat(Int.random(in: isLength ? 10...90 : -40...80, using: &numbers))
            rules[number]?.constant = constant
            constraints[number]?.constant = constant
            return "changing a constant"
        }
        return "nothing"
    }
}
