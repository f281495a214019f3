import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Date pickers in stack views", .serialized)
struct DatePickerStackTests {
    /// When the picker's style is set to wheels.
    enum StyleChange: CaseIterable {
        case beforeInsertion, inStack, onScreen
    }

    /// The source of the right-to-left layout direction.
    enum Direction: CaseIterable {
        case system, stack, none
    }

    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test(
        "wheels are between their neighbors in any layout direction", arguments: StyleChange.allCases,
        Direction.allCases)
    func layout(_ styleChange: StyleChange, _ direction: Direction) throws {
        let screen = HeadlessScreen(
            size: CGSize(width: 390, height: 600), scale: 1, safeAreaInsets: .zero,
            layoutDirection: direction == .system ? .rightToLeft : .leftToRight)
        let picker = UIDatePicker()
        picker.datePickerMode = .time
        picker.locale = Locale(identifier: "en_US")
        if styleChange == .beforeInsertion { picker.preferredDatePickerStyle = .wheels }
        let stack = UIStackView(arrangedSubviews: [makeLabel("Above"), picker, makeLabel("Below")])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        if direction == .stack { stack.semanticContentAttribute = .forceRightToLeft }
        if styleChange == .inStack { picker.preferredDatePickerStyle = .wheels }
        let root = UIView()
        root.backgroundColor = .systemBackground
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
        ])
        screen.show(root)
        screen.settle()
        if styleChange == .onScreen {
            picker.preferredDatePickerStyle = .wheels
            screen.settle()
        }
        let isRightToLeft = direction != .none
        #expect(stack.frame == CGRect(x: 20, y: 60, width: 350, height: 278))
        #expect(picker.frame == CGRect(x: isRightToLeft ? 30 : 0, y: 31, width: 320, height: 216))
        for (label, y) in [(stack.arrangedSubviews[0], 0.0), (stack.arrangedSubviews[2], 257)] {
            #expect(label.frame.minY == y && (isRightToLeft ? label.frame.maxX == 350 : label.frame.minX == 0))
        }
        let wheels = try #require(picker.subviews.first as? DateWheels)
        #expect(wheels.frame == picker.bounds && picker.subviews.count == 1)
        let columns = wheels.picker.columnFrames.map(\.minX)
        #expect(columns.count == 3)
        #expect(columns == (direction == .system ? columns.sorted(by: >) : columns.sorted()))
    }
}
