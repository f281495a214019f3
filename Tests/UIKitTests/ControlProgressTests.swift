import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Progress views", .serialized) @MainActor
struct ControlProgressTests {
    private let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1, safeAreaInsets: .zero)
    private let bar = UIProgressView(progressViewStyle: .default)

    private func show() {
        let root = UIView()
        root.backgroundColor = .white
        bar.frame = CGRect(x: 50, y: 100, width: 200, height: 4)
        bar.progressTintColor = .red
        root.addSubview(bar)
        screen.show(root)
    }

    /// The rounded ends are not filled completely.
    private var filled: Int {
        let picture = screen.picture
        return (50..<250).count { picture.pixel($0, 102) == Pixel(red: 255, green: 0, blue: 0) }
    }

    @Test("the bar is filled in proportion to the progress, and changes with animation")
    func progress() {
        show()
        bar.progress = 0.25
        screen.settle()
        #expect((48...50).contains(filled))
        bar.setProgress(0.75, animated: true)
        screen.advance(by: 0.125)
        #expect((90...110).contains(filled))
        screen.settle()
        #expect((148...150).contains(filled))
        bar.progress = 7
        #expect(bar.progress == 1)
    }

    @Test("a progress view follows its observed progress, and draws no frames after its completion")
    func observed() {
        show()
        let work = Progress(totalUnitCount: 10)
        bar.observedProgress = work
        work.completedUnitCount = 4
        screen.advance(by: 0.5)
        #expect(abs(bar.progress - 0.4) < 0.001)
        work.completedUnitCount = 10
        screen.advance(by: 1)
        #expect(bar.progress == 1)
        #expect(DisplayClock.nextTimer == nil)
    }
}
