import ScreenDriver
import Testing

@testable import UIKit

@Suite("Drags by assistive technologies", .serialized) @MainActor
struct AccessibilityDragTests {
    /// A view from which a text is dragged, or that receives texts.
    private final class Box: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var ends: [UIDropOperation] = []
        var requested: [CGPoint] = []
        var received: [String] = []
        var dropped: CGPoint?

        init(_ name: String, frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = name
        }

        required init?(coder: NSCoder) { nil }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            requested.append(session.location(in: self))
            guard session.location(in: self).x < 50 else { return [] }
            return [UIDragItem(itemProvider: NSItemProvider(object: "Photo" as NSString))]
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) { ends.append(operation) }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .copy) }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            dropped = session.location(in: self)
            session.loadObjects(ofClass: String.self) { [self] in received += $0 }
        }
    }

    private let screen = HeadlessScreen()
    private let source = Box("Album", frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    private let target = Box("Trip", frame: CGRect(x: 20, y: 400, width: 200, height: 100))

    init() {
        source.addInteraction(UIDragInteraction(delegate: source))
        target.addInteraction(UIDropInteraction(delegate: target))
        source.accessibilityDragSourceDescriptors = [
            UIAccessibilityLocationDescriptor(name: "Drag the photo", point: CGPoint(x: 20, y: 30), in: source),
            UIAccessibilityLocationDescriptor(name: "Drag the frame", point: CGPoint(x: 80, y: 30), in: source),
        ]
        target.accessibilityDropPointDescriptors = [
            UIAccessibilityLocationDescriptor(name: "Drop into the trip", view: target)
        ]
        let controller = UIViewController()
        controller.view.addSubview(source)
        controller.view.addSubview(target)
        screen.show(controller)
    }

    @Test("an action of one element drags an item, and an action of another one drops it")
    func drop() async throws {
        let (album, trip) = (
            try #require(screen.accessibilityElement("Album")), try #require(screen.accessibilityElement("Trip"))
        )
        #expect(album.customActions == ["Drag the photo", "Drag the frame"] && trip.customActions.isEmpty)
        #expect(album.perform("Drag the photo"))
        #expect(source.requested == [CGPoint(x: 20, y: 30)])
        #expect(trip.customActions == ["Drop into the trip"])
        #expect(trip.perform("Drop into the trip"))
        screen.settle()
        await screen.wait { target.received == ["Photo"] }
        screen.settle()
        #expect(target.received == ["Photo"] && target.dropped == CGPoint(x: 100, y: 50))
        #expect(source.ends == [.copy] && trip.customActions.isEmpty)
    }

    @Test("a drag from a place without items does not begin")
    func nothing() throws {
        let album = try #require(screen.accessibilityElement("Album"))
        #expect(!album.perform("Drag the frame"))
        #expect(screen.accessibilityElement("Trip")?.customActions.isEmpty == true)
        source.accessibilityDragSourceDescriptors = nil
        #expect(album.customActions.isEmpty)
    }

    @Test("the escape gesture cancels a drag")
    func cancel() throws {
        let album = try #require(screen.accessibilityElement("Album"))
        album.perform("Drag the photo")
        #expect(album.performEscape())
        screen.settle()
        #expect(source.ends == [.cancel] && !album.performEscape())
        #expect(screen.accessibilityElement("Trip")?.customActions.isEmpty == true)
    }
}
