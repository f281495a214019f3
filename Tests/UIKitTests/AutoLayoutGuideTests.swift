import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Layout guides", .serialized)
struct AutoLayoutGuideTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    @Test("a view owns the layout guides added to it, and a guide has one owning view")
    func owning() {
        let guide = UILayoutGuide()
        guide.identifier = "column"
        view.addLayoutGuide(guide)
        view.addLayoutGuide(guide)
        #expect(view.layoutGuides == [guide])
        #expect(guide.owningView === view)
        let other = UIView()
        other.addLayoutGuide(guide)
        #expect(view.layoutGuides.isEmpty)
        #expect(guide.owningView === other)
        guide.owningView = view
        #expect(other.layoutGuides.isEmpty)
        #expect(view.layoutGuides == [guide])
        guide.owningView = nil
        #expect(view.layoutGuides.isEmpty)
    }

    @Test("a constraint with a guide is held by the guide's view or the common ancestor")
    func holders() {
        let child = UIView()
        view.addSubview(child)
        let (inner, outer) = (UILayoutGuide(), UILayoutGuide())
        child.addLayoutGuide(inner)
        view.addLayoutGuide(outer)
        let width = inner.widthAnchor.constraint(equalToConstant: 5)
        let edge = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        NSLayoutConstraint.activate([width, edge])
        #expect(child.constraints == [width])
        #expect(view.constraints == [edge])
        child.removeFromSuperview()
        #expect(width.isActive)
        #expect(!edge.isActive)
    }

    @Test("removing a guide deactivates its constraints")
    func removal() {
        let child = UIView()
        view.addSubview(child)
        let guide = UILayoutGuide()
        child.addLayoutGuide(guide)
        let inside = guide.topAnchor.constraint(equalTo: child.topAnchor)
        let outside = guide.topAnchor.constraint(equalTo: view.topAnchor)
        let other = child.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([inside, outside, other])
        child.removeLayoutGuide(guide)
        #expect(!inside.isActive)
        #expect(!outside.isActive)
        #expect(other.isActive)
        #expect(guide.owningView == nil)
    }

    @Test("the margins guide is inset by the margins, and each access returns the same guide")
    func margins() {
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let guide = view.layoutMarginsGuide
        #expect(guide === view.layoutMarginsGuide)
        #expect(guide.owningView === view)
        #expect(guide.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 196))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(guide.insets == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(view.layoutGuides == [guide])
    }

    @Test("the safe area guide is inset by the safe area")
    func safeArea() {
        let insets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1, safeAreaInsets: insets)
        screen.show(view)
        screen.settle()
        let guide = view.safeAreaLayoutGuide
        #expect(guide === view.safeAreaLayoutGuide)
        #expect(guide.identifier == "UIViewSafeAreaLayoutGuide")
        #expect(guide.layoutFrame == CGRect(x: 0, y: 20, width: 300, height: 170))
    }

    @Test("the readable content guide is centered within the margins and limited to the readable width")
    func readable() {
        let guide = view.readableContentGuide
        #expect(guide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
        view.frame.size.width = 2000
        let width = SystemMargins.readableWidth(view.traitCollection)
        #expect(guide.layoutFrame == CGRect(x: (2000 - width) / 2, y: 8, width: width, height: 184))
    }
}
