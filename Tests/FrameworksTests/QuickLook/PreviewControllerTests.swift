import Foundation
import QuickLook
import ScreenDriver
import Testing

extension ScreenTests {
    @Suite @MainActor struct PreviewControllerTests {
        private final class Source: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
            let urls: [URL]
            var events: [String] = []

            init(_ urls: [URL]) { self.urls = urls }

            func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }

            func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
                urls[index] as NSURL
            }

            func previewControllerDidDismiss(_ controller: QLPreviewController) { events.append("dismiss") }
        }

        @Test("a presented file is opened, and Done ends the presentation")
        func presentation() {
            let screen = HeadlessScreen()
            let root = UIViewController()
            screen.show(root)
            let source = Source([URL(fileURLWithPath: "/tmp/a.pdf"), URL(fileURLWithPath: "/tmp/b.pdf")])
            let preview = QLPreviewController()
            preview.dataSource = source
            preview.delegate = source
            preview.currentPreviewItemIndex = 1
            root.present(preview, animated: false)
            screen.settle()
            #expect(screen.openedURLs == [source.urls[1]])
            #expect(screen.texts.contains("b.pdf"))
            screen.tap("Done")
            screen.settle()
            #expect(source.events == ["dismiss"] && root.presentedViewController == nil)
        }

        @Test("a preview without files opens nothing")
        func noFiles() {
            let screen = HeadlessScreen()
            let root = UIViewController()
            screen.show(root)
            let source = Source([])
            let preview = QLPreviewController()
            preview.dataSource = source
            root.present(preview, animated: false)
            screen.settle()
            #expect(screen.openedURLs.isEmpty && screen.texts.contains("No File"))
            #expect(!QLPreviewController.canPreview(URL(fileURLWithPath: "/nonexistent") as NSURL))
        }
    }
}
