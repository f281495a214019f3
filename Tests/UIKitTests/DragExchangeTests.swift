import DataExchange
import Foundation
import Synchronization
import Testing

@testable import ScreenDriver
@testable import UIKit

/// A view that accepts drops, and logs them.
@MainActor
private final class DropView: UIView, UIDropInteractionDelegate {
    var operation = UIDropOperation.copy
    var log: [String] = []
    var items: [UIDragItem] = []
    var images: [UIImage] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log.append("enter \(session.items.count) \(session.localDragSession == nil)")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        items = session.items
        log.append("perform")
        session.loadObjects(ofClass: String.self) { [self] texts in log.append("texts \(texts)") }
        session.loadObjects(ofClass: UIImage.self) { [self] in images = $0.compactMap { $0 as? UIImage } }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log.append("end")
    }
}

/// A view whose items can be dragged.
@MainActor
private final class DragView: UIView, UIDragInteractionDelegate {
    var providers: [NSItemProvider] = []
    var log: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIDragInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { providers.map { UIDragItem(itemProvider: $0) } }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("willEnd \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        log.append("didTransfer")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("didEnd \(operation)") }
}

/// Drags between the app and other programs, whose part the headless screen takes.
@MainActor
@Suite("Drags of other programs", .serialized)
struct DragExchangeTests {
    private let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1, safeAreaInsets: .zero)
    private let source = DragView(frame: CGRect(x: 20, y: 20, width: 80, height: 60))
    private let target = DropView(frame: CGRect(x: 160, y: 60, width: 120, height: 120))
    private let finished = FinishedDrop()

    private var programs: MemoryDragExchange { screen.host.otherPrograms }

    /// The requests that the other program receives.
    private final class FinishedDrop: Sendable {
        let operations = Mutex<[DragAction?]>([])
        let requests = Mutex<[String]>([])
    }

    init() {
        let root = UIView()
        for child in [source, target] { root.addSubview(child) }
        screen.show(root)
        screen.settle()
    }

    private func drop(_ data: [(String, Data)], uriList: String? = nil) -> DragData {
        DragData(targets: data.map(\.0), uriList: uriList.map { Data($0.utf8) }) { [finished] name, completion in
            finished.requests.withLock { $0.append(name) }
            completion(data.first { $0.0 == name }?.1)
        } finish: { [finished] operation in
            finished.operations.withLock { $0.append(operation) }
        }
    }

    private let inside = CGPoint(x: 200, y: 100)

    @Test("the data of a drop is loaded when it is requested, and the other program is notified afterward")
    func loading() async {
        let drop = drop([
            ("text/plain", Data("Grüße\0".utf8)), ("text/html", Data("<b>x</b>".utf8)), ("TARGETS", Data()),
        ])
        #expect(programs.drag(drop, to: CGPoint(x: 10, y: 190)) == nil)
        #expect(programs.drag(drop, to: inside) == .copy)
        #expect(target.log == ["enter 1 true"] && finished.requests.withLock { $0.isEmpty })
        programs.performDrop()
        await screen.wait { target.log.count == 5 && finished.operations.withLock { $0 } == [.copy] }
        #expect(target.log.prefix(2) == ["enter 1 true", "perform"] && target.log.contains("texts [\"Grüße\"]"))
        #expect(target.log.filter { !$0.hasPrefix("texts") }.suffix(2) == ["conclude", "end"])
        let types = target.items.first?.itemProvider.registeredTypeIdentifiers
        #expect(types == ["public.html", "public.utf8-plain-text"])
        #expect(finished.requests.withLock { $0 } == ["text/plain"])
    }

    @Test("data that is requested after the drop is over is not available")
    func late() async throws {
        #expect(programs.drag(drop([("text/plain", Data("a".utf8))]), to: inside) == .copy)
        programs.performDrop()
        await screen.wait { finished.operations.withLock { $0 } == [.copy] }
        let provider = try #require(target.items.first).itemProvider
        let data = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == nil)
    }

    @Test("each dragged file is an item with its contents, and a damaged list has none")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = folder.appendingPathComponent("A walk.png")
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        try #require(picture.pngData()).write(to: image)
        let list = "\(image.absoluteString)\r\nfile:///nonexistent/b.txt\r\n"
        let drop = drop([("text/uri-list", Data()), ("text/plain", Data())], uriList: list)
        #expect(programs.drag(drop, to: inside) == .copy)
        programs.performDrop()
        await screen.wait { !target.images.isEmpty && finished.operations.withLock { !$0.isEmpty } }
        #expect(target.images.first.map { $0.size.width / $0.size.height } == 1.5)
        let providers = target.items.map(\.itemProvider)
        #expect(providers.map(\.suggestedName) == ["A walk", "b"])
        #expect(providers[1].registeredTypeIdentifiers == ["public.plain-text", "public.file-url", "public.url"])
        let opened = await withCheckedContinuation { continuation in
            providers[0].loadInPlaceFileRepresentation(forTypeIdentifier: "public.image") { url, isInPlace, _ in
                continuation.resume(returning: (url, isInPlace))
            }
        }
        #expect(opened.0?.path == image.path && opened.1)
        let copied: String? = await withCheckedContinuation { continuation in
            providers[0].loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
                continuation.resume(returning: url?.lastPathComponent)
            }
        }
        #expect(copied == "A walk.png")
        programs.leave()
        _ = programs.drag(self.drop([("text/uri-list", Data())], uriList: "\u{0}\u{1}# x\r\n::\r\n"), to: inside)
        #expect(target.log.last == "enter 0 true")
    }

    @Test("a move is accepted only from a program that allows it")
    func moving() {
        target.operation = .move
        let drop = drop([("text/plain", Data("a".utf8))])
        #expect(programs.drag(drop, to: inside, allowsMove: false) == nil)
        programs.performDrop()
        #expect(finished.operations.withLock { $0 } == [nil] && !target.log.contains("perform"))
        #expect(programs.drag(drop, to: inside, allowsMove: true) == .move)
        programs.leave()
        #expect(target.log == ["enter 1 true", "exit", "end", "enter 1 true", "exit", "end"])
    }

    @Test("items that leave the screen are offered to other programs, in all their formats")
    func outgoing() async throws {
        let hidden = NSItemProvider(object: "text" as NSString)
        hidden.registerDataRepresentation(forTypeIdentifier: "org.trestle.secret", visibility: .ownProcess) {
            $0(Data([1]), nil)
            return nil
        }
        source.providers = [hidden, NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/a b"))]
        programs.appArea = screen.application.screenBounds
        programs.acceptedAction = .copy
        var received: [String: Data] = [:]
        programs.didReceiveDrop = { offer in
            for target in offer.targets { offer.provide(target) { received[target] = $0 } }
        }
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.9)
        for x in [80, 200, 400] {
            screen.touchMove(to: CGPoint(x: CGFloat(x), y: 100))
            await screen.wait { programs.location?.x == CGFloat(x) }
            screen.advanceFrame()
        }
        #expect(target.log == ["enter 2 false", "exit"])
        screen.touchUp(at: CGPoint(x: 400, y: 100))
        await screen.wait { source.log.count == 3 }
        #expect(source.log == ["willEnd copy", "didTransfer", "didEnd copy"])
        #expect(received["text/uri-list"] == Data("file:///tmp/a%20b\r\n".utf8))
        #expect(received["UTF8_STRING"] == Data("text\nfile:///tmp/a%20b".utf8))
        #expect(!received.keys.contains("org.trestle.secret"))
        #expect(screen.application.activeDrags.isEmpty && screen.views(DragOverlay.self).isEmpty)
    }

    @Test("the picture of the items is the desktop's outside of the app, and the overlay's inside")
    func picture() async throws {
        source.providers = [NSItemProvider(object: "text" as NSString)]
        programs.appArea = screen.application.screenBounds
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.9)
        screen.touchMove(to: CGPoint(x: 80, y: 60))
        await screen.wait { programs.location?.x == 80 }
        let overlay = try #require(screen.views(DragOverlay.self).first)
        #expect(programs.picture == nil && !overlay.isHidden)
        screen.touchMove(to: CGPoint(x: -80, y: 60))
        await screen.wait { programs.picture != nil }
        let picture = try #require(programs.picture)
        #expect(overlay.isHidden && picture.pixels.count == picture.width * picture.height)
        let middle = picture.pixels[picture.height / 2 * picture.width + picture.width / 2]
        #expect(middle >> 24 == 255 && picture.pixels[0] >> 24 == 0)
        #expect((0..<picture.width).contains(picture.hotSpot.x) && (0..<picture.height).contains(picture.hotSpot.y))
        screen.touchMove(to: CGPoint(x: 80, y: 60))
        await screen.wait { programs.picture == nil }
        #expect(!overlay.isHidden)
        screen.touchMove(to: CGPoint(x: -80, y: 60))
        await screen.wait { programs.picture != nil }
        screen.touchUp(at: CGPoint(x: -80, y: 60))
        #expect(programs.picture == nil)
        await screen.wait { source.log.count == 2 }
        #expect(source.log == ["willEnd cancel", "didEnd cancel"])
    }

    @Test("items that another program rejects return to the app")
    func rejected() async {
        source.providers = [NSItemProvider(object: "text" as NSString)]
        programs.appArea = screen.application.screenBounds
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.9)
        screen.touchMove(to: CGPoint(x: -80, y: 100))
        screen.advanceFrame()
        screen.touchUp(at: CGPoint(x: -80, y: 100))
        await screen.wait { source.log.count == 2 }
        #expect(source.log == ["willEnd cancel", "didEnd cancel"])
        #expect(screen.application.activeDrags.isEmpty && screen.views(DragOverlay.self).isEmpty)
    }
}

extension UIApplication {
    fileprivate var screenBounds: CGRect { UIScreen.main.bounds }
}
