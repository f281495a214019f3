import Testing
import TrestleTesting

@testable import UIKit

/// A view that is both drag source and drop target, and logs its delegate calls.
@MainActor
private final class Box: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let name: String
    let log: TableDragLog
    var texts: [String]
    var operation = UIDropOperation.copy
    var received: [String] = []
    var target: CGPoint?

    init(_ name: String, _ texts: [String], frame: CGRect, color: UIColor, log: TableDragLog) {
        self.name = name
        self.log = log
        self.texts = texts
        super.init(frame: frame)
        backgroundColor = color
        addInteraction(UIDragInteraction(delegate: self))
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    private func write(_ text: String) {
        if log.lines.last != "\(name) \(text)" { log.lines.append("\(name) \(text)") }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        write("items")
        return texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        write("willLift")
        animator.addCompletion { [self] in write("lifted \($0)") }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        write("willBegin")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        write("didMove")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { write("willEnd \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { write("didEnd \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        write("didTransfer")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { write("willCancel") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        write("enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { write("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        write("perform")
        session.loadObjects(ofClass: String.self) { [self] texts in
            received += texts
            write("loaded")
        }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        write("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { write("end") }
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let target else { return defaultPreview }
        return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: self, center: target))
    }
}

/// Drag and drop between arbitrary views.
@MainActor
@Suite("Drag and drop interactions", .serialized)
struct DragInteractionTests {
    private let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1, safeAreaInsets: .zero)
    private let log = TableDragLog()
    private let source: Box
    private let target: Box
    private let root = UIView()

    init() {
        source = Box("S", ["one"], frame: CGRect(x: 20, y: 20, width: 80, height: 60), color: .systemBlue, log: log)
        target = Box("T", [], frame: CGRect(x: 160, y: 60, width: 120, height: 120), color: .systemGreen, log: log)
        root.backgroundColor = .systemBackground
        root.addSubview(source)
        root.addSubview(target)
    }

    private func show() {
        screen.show(root)
        screen.settle()
    }

    private func drag(to end: CGPoint, drops: Bool = true) {
        let start = CGPoint(x: 50, y: 50)
        screen.touchDown(at: start)
        screen.advance(by: 0.9)
        for step in 1...6 {
            let share = CGFloat(step) / 6
            screen.touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
            screen.advanceFrame()
        }
        if drops { screen.touchUp(at: end) }
    }

    @Test("lifting, dragging and dropping calls the delegate methods in order")
    func order() {
        show()
        drag(to: CGPoint(x: 220, y: 120))
        screen.settle()
        #expect(
            log.lines == [
                "S items", "S willLift", "S lifted end", "S willBegin", "S didMove", "S enter", "S didMove", "S exit",
                "S didMove", "T enter", "S didMove", "S willEnd copy", "T perform", "T loaded", "S didTransfer",
                "T conclude", "S end", "T end", "S didEnd copy",
            ])
        #expect(target.received == ["one"])
        #expect(screen.views(DragOverlay.self).isEmpty)
    }

    @Test("a drag that is dropped outside a target is canceled, and a lift without drag ends")
    func dropOutside() {
        show()
        drag(to: CGPoint(x: 140, y: 190))
        screen.settle()
        #expect(log.lines.suffix(4) == ["S willEnd cancel", "S willCancel", "S end", "S didEnd cancel"])
        log.lines = []
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.9)
        screen.touchUp(at: CGPoint(x: 50, y: 50))
        screen.settle()
        #expect(log.lines == ["S items", "S willLift", "S lifted end"])
        log.lines = []
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.55)
        screen.touchUp(at: CGPoint(x: 50, y: 50))
        screen.settle()
        #expect(log.lines == ["S items", "S willLift", "S lifted start"])
    }

    @Test("a view without items, or whose interaction is disabled or removed, can't be dragged")
    func without() throws {
        show()
        source.texts = []
        drag(to: CGPoint(x: 220, y: 120))
        #expect(log.lines == ["S items"])
        source.texts = ["one"]
        let interaction = try #require(source.interactions.first as? UIDragInteraction)
        interaction.isEnabled = false
        drag(to: CGPoint(x: 220, y: 120))
        interaction.isEnabled = true
        source.removeInteraction(interaction)
        drag(to: CGPoint(x: 220, y: 120))
        #expect(log.lines == ["S items"])
        #expect(source.gestureRecognizers == nil)
    }

    @Test("a drag matches its reference images from lift to drop")
    func looks() {
        target.target = CGPoint(x: 60, y: 60)
        source.texts = ["one", "two"]
        target.operation = .forbidden
        show()
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.9)
        expectSnapshot(screen, matches: "lifted")
        screen.touchUp(at: CGPoint(x: 50, y: 50))
        screen.settle()
        drag(to: CGPoint(x: 220, y: 120), drops: false)
        screen.settle()
        expectSnapshot(screen, matches: "forbidden")
        target.operation = .move
        screen.touchMove(to: CGPoint(x: 222, y: 120))
        screen.advanceFrame()
        expectSnapshot(screen, matches: "move")
        screen.touchUp(at: CGPoint(x: 222, y: 120))
        screen.advance(by: 0.1)
        expectSnapshot(screen, matches: "dropping")
        screen.settle()
        expectSnapshot(screen, matches: "dropped")
    }

    @Test("resting a drag over a spring-loaded view activates it once, passing over it does not")
    func springs() {
        var opened = 0
        target.addInteraction(
            UISpringLoadedInteraction { _, context in
                opened += 1
                #expect(context.state == .activated)
            })
        show()
        drag(to: CGPoint(x: 220, y: 120), drops: false)
        screen.advance(by: 0.5)
        screen.touchMove(to: CGPoint(x: 120, y: 20))
        screen.advance(by: 2)
        #expect(opened == 0)
        screen.touchMove(to: CGPoint(x: 220, y: 120))
        screen.advance(by: 0.9)
        #expect(opened == 0)
        screen.advance(by: 0.4)
        #expect(opened == 1)
        screen.advance(by: 3)
        #expect(opened == 1)
        screen.touchUp(at: CGPoint(x: 220, y: 120))
        screen.settle()
    }

    @Test("an enabled spring-loaded button performs its action")
    func springButton() {
        var taps = 0
        let button = UIButton(primaryAction: UIAction(title: "Open") { _ in taps += 1 })
        button.frame = CGRect(x: 120, y: 150, width: 100, height: 40)
        root.addSubview(button)
        button.isSpringLoaded = true
        #expect(button.isSpringLoaded)
        show()
        drag(to: CGPoint(x: 140, y: 170), drops: false)
        screen.advance(by: 1.5)
        #expect(taps == 1)
        button.isEnabled = false
        screen.touchMove(to: CGPoint(x: 20, y: 190))
        screen.touchMove(to: CGPoint(x: 140, y: 170))
        screen.advance(by: 1.5)
        #expect(taps == 1)
        button.isEnabled = true
        button.isSpringLoaded = false
        screen.touchMove(to: CGPoint(x: 20, y: 190))
        screen.touchMove(to: CGPoint(x: 140, y: 170))
        screen.advance(by: 1.5)
        #expect(taps == 1 && !button.isSpringLoaded)
        screen.touchUp(at: CGPoint(x: 20, y: 190))
        screen.settle()
    }

    @Test("rows of a spring-loaded table are selected unless the delegate prevents it")
    func springRows() {
        let tables = TwoTables()
        tables.right.table.isSpringLoaded = true
        tables.right.shouldSpringLoad = { $0.row != 0 }
        tables.show()
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        tables.right.propose = { _, _ in
            UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        }
        tables.drag(from: start, to: tables.middle(of: 0, in: tables.right))
        tables.screen.advance(by: 2)
        #expect(!tables.log.lines.contains { $0.contains("didSelect") })
        tables.drag(from: tables.middle(of: 0, in: tables.right), to: tables.middle(of: 2, in: tables.right))
        tables.screen.advance(by: 2)
        #expect(tables.log.lines.filter { $0.contains("didSelect") } == ["R didSelect 2"])
        tables.screen.touchUp(at: tables.middle(of: 2, in: tables.right))
        tables.screen.settle()
    }
}

/// Item providers, which transfer dragged data.
@MainActor
@Suite("Item providers", .serialized)
struct ItemProviderTests {
    @Test("strings, URLs and images are loaded as they were registered")
    func classes() throws {
        let text = NSItemProvider(object: "Grüße" as NSString)
        #expect(text.canLoadObject(ofClass: NSString.self) && text.canLoadObject(ofClass: String.self))
        #expect(!text.canLoadObject(ofClass: NSURL.self) && !text.canLoadObject(ofClass: UIImage.self))
        var loaded: [String] = []
        text.loadObject(ofClass: NSString.self) { object, error in
            let line = "\(object as? NSString ?? "") \(error == nil)"
            MainActor.assumeIsolated { loaded.append(line) }
        }
        text.loadObject(ofClass: String.self) { value, _ in MainActor.assumeIsolated { loaded.append(value ?? "nil") } }
        let address = NSItemProvider(object: try #require(NSURL(string: "https://swift.org/a?b=c")))
        address.loadObject(ofClass: URL.self) { value, _ in
            MainActor.assumeIsolated { loaded.append(value?.absoluteString ?? "nil") }
        }
        #expect(loaded == ["Grüße true", "Grüße", "https://swift.org/a?b=c"])
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 2)).fill()
        }
        var data: Data?
        NSItemProvider(object: image).loadObject(ofClass: UIImage.self) { object, _ in
            let png = (object as? UIImage)?.pngData()
            MainActor.assumeIsolated { data = png }
        }
        #expect(data != nil && data == image.pngData())
    }

    @Test("items are found by the supertypes of their type identifiers")
    func types() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            completion(Data([1, 2]), nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.png"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
        var results: [String] = []
        provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
            MainActor.assumeIsolated { results.append("\(data?.count ?? 0)") }
        }
        provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, error in
            MainActor.assumeIsolated {
                results.append(
                    (error as? ItemProviderError) == .noRepresentation(typeIdentifier: "public.text") ? "no" : "?")
            }
        }
        #expect(results == ["2", "no"])
    }
}
