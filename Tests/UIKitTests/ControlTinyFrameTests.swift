import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Controls with tiny frames")
struct ControlTinyFrameTests {
    private static var controls: [UIView] {
        let search = UISearchBar()
        search.showsCancelButton = true
        search.scopeButtonTitles = ["All", "None"]
        search.showsScopeBar = true
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Text"
        let pickers = [UIDatePickerStyle.wheels, .compact, .inline].map { style in
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = style
            return picker
        }
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        return pickers + [
            search, field, UISlider(), UIStepper(), UISwitch(), UIPageControl(), UIProgressView(),
            UIActivityIndicatorView(), UISegmentedControl(items: ["One", "Two"]), UIPickerView(), UITextView(),
            UIButton(configuration: configuration), UINavigationBar(), UIToolbar(), UITabBar(), UITableViewCell(),
        ]
    }

    @Test("a control in a tiny frame lays out its subviews with finite frames", arguments: [0, 1, 7] as [CGFloat])
    func finiteFrames(_ side: CGFloat) {
        for view in Self.controls {
            let screen = HeadlessScreen()
            view.frame = CGRect(x: 0, y: 0, width: side, height: side)
            let holder = UIView()
            holder.addSubview(view)
            screen.show(holder)
            screen.advanceFrame()
            var pending = [view]
            while let part = pending.popLast() {
                let frame = part.layer.frame
                let values = [frame.minX, frame.minY, frame.width, frame.height]
                #expect(
                    values.allSatisfy { $0.isFinite }, "\(type(of: part)) of \(type(of: view)): \(frame)"
                )
                pending += part.subviews
            }
        }
    }
}
