import Foundation
import ScreenDriver
import LoadingFixtures
import Testing
import Trestle
import TrestleTesting
import UIKit

@testable import TrestleImages

@MainActor @Suite("Views of remote images", .serialized)
struct RemoteImageViewTests {
    private let server = FakeServer()
    private let screen = HeadlessScreen(size: CGSize(width: 200, height: 300))
    private let loader: ImageLoader
    private let view = RemoteImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    private let placeholder = UIImage(data: picture(5, 5, .blue))

    init() {
        var configuration = ImageLoader.Configuration()
        configuration.folder = nil
        configuration.retries = 0
        loader = ImageLoader(configuration: configuration, transport: server)
        view.placeholder = placeholder
    }

    private func url(_ name: String) throws -> URL { try #require(URL(string: "https://example.com/\(name)")) }

    private func showView() {
        let root = UIView()
        root.addSubview(view)
        screen.show(root)
    }

    @Test("the placeholder is displayed until the image fades in, reduced to the pixels of the view")
    func loading() async throws {
        await server.answer("/a", .init(body: picture(600, 400)))
        var states: [RemoteImageView.State] = []
        view.onStateChange = { states.append($0) }
        view.show(try url("a"), loader: loader)
        #expect(view.image === placeholder && view.state == .loading)
        showView()
        await wait { view.state == .loaded }
        screen.advance(by: 0.1)
        let half = screen.picture.pixel(20, 20)
        #expect(half.red > 20 && half.blue > 20)
        screen.advance(by: 0.3)
        #expect(screen.picture.pixel(20, 20).red > 230 && screen.picture.pixel(20, 20).blue < 60)
        #expect(view.image?.size == CGSize(width: 60, height: 40) && view.image?.scale == 2)
        #expect(states == [.loading, .loaded])
    }

    @Test("an image in memory is displayed at once")
    func memory() async throws {
        await server.answer("/a", .init(body: picture(600, 400)))
        view.show(try url("a"), loader: loader)
        showView()
        await wait { view.state == .loaded }
        let other = RemoteImageView(frame: view.frame)
        view.superview?.addSubview(other)
        other.show(try url("a"), loader: loader)
        #expect(other.state == .loaded && other.image === view.image)
    }

    @Test("a failure displays its image, and can be tried again")
    func failure() async throws {
        await server.answer("/a", .init(status: 500), .init(body: picture(6, 4)))
        view.failureImage = UIImage(data: picture(5, 5, .green))
        view.show(try url("a"), loader: loader)
        showView()
        await wait { view.state == .failed(.badStatus(500)) }
        #expect(view.image === view.failureImage)
        view.setNeedsLayout()
        screen.settle()
        #expect(view.state == .failed(.badStatus(500)))
        view.retry()
        #expect(view.state == .loading && view.image === placeholder)
        await wait { view.state == .loaded }
    }

    @Test("another image, and leaving the window, cancel a load")
    func cancellation() async throws {
        await server.answer("/b", .init(body: picture(6, 4)))
        await server.close()
        view.show(try url("a"), loader: loader)
        showView()
        await wait { await self.server.requests.count == 1 }
        view.show(try url("b"), loader: loader)
        await wait { await self.server.requests.count == 2 }
        let root = try #require(view.superview)
        view.removeFromSuperview()
        await server.open()
        for _ in 0..<20 { await Task.yield() }
        #expect(view.state == .loading && view.image === placeholder)
        root.addSubview(view)
        screen.settle()
        await wait { view.state == .loaded }
        #expect(await server.requests.map(\.url.path) == ["/a", "/b", "/b"])
        view.show(nil, loader: loader)
        #expect(view.state == .empty && view.image == nil)
    }

    @Test("a larger view loads a larger image, and keeps the smaller one until then")
    func growth() async throws {
        await server.answer("/a", .init(body: picture(600, 400)))
        view.show(try url("a"), loader: loader)
        showView()
        await wait { view.state == .loaded }
        let small = view.image
        view.frame.size = CGSize(width: 120, height: 80)
        screen.settle()
        #expect(view.image === small && view.state == .loaded)
        await wait { view.image?.size.width == 120 }
        view.frame.size = CGSize(width: 60, height: 40)
        screen.settle()
        #expect(view.image?.size.width == 120)
    }

    private final class PictureController: FormViewController {
        var urls: [URL] = []
        var loader: ImageLoader?

        override var form: Form {
            Form {
                if let loader {
                    Section(id: "images", data: 0..<urls.count, id: \.self) { [urls] index in
                        RemoteImageRow(urls[index], aspectRatio: 2, description: "Picture \(index)", loader: loader).row
                    }
                }
            }
        }
    }

    @Test("rows have their height before their images are loaded, and load those that are displayed")
    func rows() async throws {
        for index in 0..<30 { await server.answer("/\(index)", .init(body: picture(400, 200))) }
        let controller = PictureController(style: .plain)
        controller.urls = try (0..<30).map { try url("\($0)") }
        controller.loader = loader
        screen.show(controller)
        screen.settle()
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 300)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let image = try #require(cell.contentView.subviews.first as? RemoteImageView)
        await wait { image.state == .loaded }
        #expect(image.image?.size == CGSize(width: 200, height: 100))
        #expect(screen.texts.isEmpty && image.accessibilityLabel == "Picture 0")
        await wait {
            loader.cachedImage(for: ImageRequest(controller.urls[1], size: CGSize(width: 200, height: 100), scale: 2))
                != nil
        }
        #expect(await server.requests.count <= 5)
    }
}
