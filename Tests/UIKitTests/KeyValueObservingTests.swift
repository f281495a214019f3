import Foundation
import Testing

@testable import UIKit

/// A model as the importer rewrites one with an `@objc dynamic` property.
private class Download: NSObject, ObjCExposing {
    var progress = 0.0 {
        willSet { willChangeValue(forKey: "progress") }
        didSet { didChangeValue(forKey: "progress") }
    }
    var next: Download? {
        willSet { willChangeValue(forKey: "next") }
        didSet { didChangeValue(forKey: "next") }
    }

    class var objcMembers: [ObjCMember] {
        [.property("progress", \Download.progress), .property("next", \Download.next)]
    }
}

/// A model with a property that depends on another.
private final class Upload: Download, KeyValueDependent {
    var percentage: Int { Int(progress * 100) }

    static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        key == "percentage" ? ["progress"] : []
    }

    override class var objcMembers: [ObjCMember] {
        super.objcMembers + [.property("percentage", readOnly: \Upload.percentage)]
    }
}

private final class Listener: NSObject, KeyValueObserving {
    var changes: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let old = change?[.oldKey].map { "\($0)" } ?? "-"
        let new = change?[.newKey].map { "\($0)" } ?? "-"
        changes.append("\(keyPath ?? "") \(old) \(new)" + (change?[.notificationIsPriorKey] != nil ? " prior" : ""))
    }
}

@Suite("Key-value observing", .serialized) @MainActor
struct KeyValueObservingTests {
    @Test("an observation with a closure is notified until it is invalidated or released")
    func closure() {
        let download = Download()
        var values: [String] = []
        var observation: NSKeyValueObservation? = download.observe(\.progress, options: [.old, .new]) {
            object, change in
            values.append("\(change.oldValue ?? -1) \(change.newValue ?? -1) \(object.progress)")
        }
        download.progress = 0.5
        download.progress = 1
        #expect(values == ["0.0 0.5 0.5", "0.5 1.0 1.0"])
        observation?.invalidate()
        download.progress = 2
        #expect(values.count == 2)
        observation = download.observe(\.progress, options: [.initial]) { _, change in
            values.append("\(change.newValue as Any)")
        }
        #expect(values.last == "nil")
        observation = nil
        download.progress = 3
        #expect(values.count == 3)
    }

    @Test("an observer receives the key path, the old and new values and its context until it is removed")
    func observer() {
        let download = Download()
        let listener = Listener()
        download.addObserver(listener, forKeyPath: "progress", options: [.old, .new, .prior], context: nil)
        download.progress = 1
        #expect(listener.changes == ["progress 0.0 - prior", "progress 0.0 1.0"])
        download.removeObserver(listener, forKeyPath: "progress")
        download.progress = 2
        #expect(listener.changes.count == 2)
        download.addObserver(listener, forKeyPath: "next", options: [.new], context: nil)
        download.next = nil
        #expect(listener.changes.last == "next - <null>")
        download.removeObserver(listener, forKeyPath: "next", context: nil)
    }

    @Test("a key path with a period follows the objects on the path")
    func path() {
        let first = Download()
        let listener = Listener()
        first.next = Download()
        first.addObserver(listener, forKeyPath: "next.progress", options: [.new], context: nil)
        first.next?.progress = 1
        let old = first.next
        first.next = Download()
        first.next?.progress = 2
        old?.progress = 9
        #expect(listener.changes.map { $0.split(separator: " ").last } == ["1.0", "0.0", "2.0"])
        first.removeObserver(listener, forKeyPath: "next.progress")
    }

    @Test("a change of a property is also one of those that depend on it")
    func dependency() {
        let upload = Upload()
        var values: [String] = []
        let observation = upload.observe(\.percentage, options: [.old, .new]) { _, change in
            values.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        upload.progress = 0.5
        #expect(values == ["0 50"])
        observation.invalidate()
    }

    @Test("scrolling and a new content size are observed")
    func scrollView() {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        var offsets: [CGFloat] = []
        var sizes: [CGFloat] = []
        let observations = [
            view.observe(\.contentOffset, named: "contentOffset", options: [.new]) { _, change in
                offsets.append(change.newValue?.y ?? -1)
            },
            view.observe(\.contentSize, named: "contentSize", options: [.old, .new]) { view, change in
                sizes += [change.oldValue?.height ?? -1, change.newValue?.height ?? -1, view.contentSize.height]
            },
        ]
        view.contentOffset.y = 40
        view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        view.frame.size.height = 90
        #expect(offsets == [40, 60])
        view.contentSize.height = 600
        #expect(sizes == [500, 600, 600])
        observations.forEach { $0.invalidate() }
    }

    @Test("frames, bounds and centers of views, and properties of layers and controls, are observed")
    func views() {
        let view = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let listener = Listener()
        for key in ["frame", "bounds", "center", "alpha", "hidden", "selected"] {
            view.addObserver(listener, forKeyPath: key, context: nil)
        }
        view.layer.addObserver(listener, forKeyPath: "cornerRadius", options: [.new], context: nil)
        func changes(_ body: () -> Void) -> Set<String> {
            listener.changes = []
            body()
            return Set(listener.changes.map { String($0.prefix { $0 != " " }) })
        }
        #expect(changes { view.frame = CGRect(x: 5, y: 5, width: 20, height: 20) } == ["frame", "bounds", "center"])
        #expect(changes { view.center.x = 50 } == ["center"])
        #expect(changes { view.alpha = 0.5 } == ["alpha"])
        #expect(changes { view.isHidden = true } == ["hidden"])
        #expect(changes { view.isSelected = true } == ["selected"])
        #expect(changes { view.layer.cornerRadius = 4 } == ["cornerRadius"])
        for key in ["frame", "bounds", "center", "alpha", "hidden", "selected"] {
            view.removeObserver(listener, forKeyPath: key)
        }
        #expect(changes { view.frame = .zero }.isEmpty)
        view.layer.removeObserver(listener, forKeyPath: "cornerRadius")
    }

    @Test("observers and observed objects are not retained")
    func lifetime() {
        var listener: Listener? = Listener()
        var download: Download? = Download()
        weak let (weakListener, weakDownload) = (listener, download)
        download?.addObserver(listener ?? Listener(), forKeyPath: "progress", context: nil)
        let observation = download?.observe(\.progress) { _, _ in }
        listener = nil
        #expect(weakListener == nil)
        download?.progress = 1
        download = nil
        #expect(weakDownload == nil)
        observation?.invalidate()
    }

    @Test("deinitializers remove observers")
    func deinitializers() {
        final class Watcher: NSObject, KeyValueObserving {
            let object: NSObject
            var changes = 0

            init(_ object: NSObject) {
                self.object = object
                super.init()
                object.addObserver(self, forKeyPath: "frame", context: nil)
            }

            deinit { object.removeObserver(self, forKeyPath: "frame") }

            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { changes += 1 }
        }
        final class SelfObserver: NSObject {
            override init() {
                super.init()
                addObserver(self, forKeyPath: "bounds", context: nil)
            }

            deinit { removeObserver(self, forKeyPath: "bounds") }
        }
        let view = UIView()
        var watchers = [Watcher(view), Watcher(view)]
        watchers.removeFirst()
        view.frame.size.width = 10
        #expect(watchers.map(\.changes) == [1])
        watchers = []
        view.frame.size.width = 20
        for _ in 0..<3 { _ = SelfObserver() }
    }

    @Test("the removal of an observer that was not added traps")
    func trap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Download().removeObserver(Listener(), forKeyPath: "progress")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("for the key path \"progress\" from"))
        #expect(text.contains("because it is not registered as an observer."))
    }
}
