import AdaptiveCards
import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Carousels of cards", .serialized) @MainActor
struct CardCarouselTests {
    private func show(
        _ names: [String] = ["One", "Two", "Three"], properties: [String: JSONValue] = [:],
        card: [String: JSONValue] = [:], below: [JSONValue] = [], clock: PageClock? = nil
    ) throws -> (CardScreen, CardCarouselView) {
        let pages = names.map { name -> JSONValue in
            ["type": "CarouselPage", "items": [CardScreen.text(name)]]
        }
        let carousel: [String: JSONValue] = ["type": "Carousel", "pages": .array(pages)]
        let body = [JSONValue.object(carousel.merging(properties) { $1 })] + below
        let shown = CardScreen(body, card: card, clock: clock)
        return (shown, try #require(shown.screen.views(CardCarouselView.self).first))
    }

    private func area(_ view: CardCarouselView) -> CGRect {
        view.scrollView.convert(view.scrollView.bounds, to: nil).insetBy(dx: -1, dy: -1)
    }

    /// Swipes to the next page, or to the previous one.
    private func swipe(_ view: CardCarouselView, _ screen: HeadlessScreen, by direction: CGVector) {
        let area = area(view)
        let start = CGPoint(x: area.midX, y: area.midY)
        screen.fling(
            from: start, by: CGVector(dx: direction.dx * area.width * 0.6, dy: direction.dy * area.height * 0.6))
        screen.settle()
    }

    @Test(
        "a carousel displays its initial page first, in both orientations, and another one after a swipe",
        arguments: ["horizontal", "vertical"])
    func initialPage(_ orientation: String) throws {
        let (card, view) = try show(
            properties: [
                "initialPage": 1, "orientation": .string(orientation), "loop": false, "heightInPixels": "150px",
            ])
        #expect(area(view).contains(card.frame("Two")) && view.pageControl.currentPage == 1)
        #expect(card.screen.view(showing: "One") == nil && card.screen.view(showing: "Three") == nil)
        swipe(view, card.screen, by: orientation == "vertical" ? CGVector(dx: 0, dy: -1) : CGVector(dx: -1, dy: 0))
        #expect(area(view).contains(card.frame("Three")) && view.pageControl.currentPage == 2)
    }

    @Test("an initial page that does not exist is the last one")
    func missingInitialPage() throws {
        let (card, view) = try show(["One", "Two"], properties: ["initialPage": 9])
        #expect(view.currentPage == 1 && area(view).contains(card.frame("Two")))
        // The carousel is no higher than its pages.
        #expect(area(view).height > 10 && area(view).height < 60)
    }

    @Test("after the last page of a carousel that repeats, a swipe displays the first one, and back")
    func loop() throws {
        let (card, view) = try show()
        swipe(view, card.screen, by: CGVector(dx: 1, dy: 0))
        #expect(view.currentPage == 2 && area(view).contains(card.frame("Three")))
        for name in ["One", "Two", "Three", "One"] {
            swipe(view, card.screen, by: CGVector(dx: -1, dy: 0))
            #expect(area(view).contains(card.frame(name)), "\(name)")
        }
        #expect(view.pageControl.currentPage == 0 && view.pageControl.numberOfPages == 3)
    }

    @Test("a carousel that does not repeat ends at its last page")
    func end() throws {
        let (card, view) = try show(["One", "Two"], properties: ["loop": false, "initialPage": 1])
        swipe(view, card.screen, by: CGVector(dx: -1, dy: 0))
        #expect(view.currentPage == 1 && area(view).contains(card.frame("Two")))
    }

    @Test("in a card from right to left, the next page is at the left")
    func rightToLeft() throws {
        let (card, view) = try show(card: ["rtl": true])
        #expect(area(view).contains(card.frame("One")))
        swipe(view, card.screen, by: CGVector(dx: 1, dy: 0))
        #expect(view.currentPage == 1 && area(view).contains(card.frame("Two")))
        swipe(view, card.screen, by: CGVector(dx: -1, dy: 0))
        swipe(view, card.screen, by: CGVector(dx: -1, dy: 0))
        #expect(view.currentPage == 2 && area(view).contains(card.frame("Three")))
    }

    @Test("a tap on the dots displays another page")
    func pageControl() throws {
        let (card, view) = try show()
        let dots = card.frame(of: view.pageControl)
        card.screen.tap(at: CGPoint(x: dots.maxX - 4, y: dots.midY))
        card.screen.settle()
        #expect(view.currentPage == 1 && area(view).contains(card.frame("Two")))
    }

    @Test("the height in pixels is that of the pages, and higher ones are cut off")
    func height() throws {
        for height in [20, 300] {
            let (_, view) = try show(["One"], properties: ["heightInPixels": .string("\(height)px")])
            #expect(view.scrollView.bounds.height == CGFloat(height))
        }
    }

    @Test("a page is aligned in the height of the highest one")
    func alignment() throws {
        let pages: [JSONValue] = [
            [
                "type": "CarouselPage", "verticalContentAlignment": "bottom", "items": [CardScreen.text("Low")],
            ],
            ["type": "CarouselPage", "items": .array((0..<5).map { CardScreen.text("Line \($0)") })],
        ]
        let card = CardScreen([["type": "Carousel", "pages": .array(pages)]])
        let view = try #require(card.screen.views(CardCarouselView.self).first)
        #expect(abs(card.frame("Low").maxY - area(view).maxY) < 3 && area(view).height > 100)
    }

    // MARK: Timer

    @Test("the timer displays the next page, and the first one after the last")
    func timer() async throws {
        let clock = PageClock()
        let (card, view) = try show(properties: ["timer": 5_000], clock: clock)
        for page in [1, 2, 0, 1] {
            await clock.advance()
            card.screen.settle()
            #expect(view.currentPage == page)
        }
        #expect(clock.intervals.allSatisfy { $0 == 5 })
    }

    @Test("while the timer turns the last page, the first one follows it", arguments: [false, true])
    func motion(_ isRightToLeft: Bool) async throws {
        let clock = PageClock()
        let (card, view) = try show(
            properties: ["timer": 5_000, "initialPage": 2], card: ["rtl": .boolean(isRightToLeft)], clock: clock)
        let width = view.scrollView.bounds.width * (isRightToLeft ? -1 : 1)
        await clock.advance()
        var positions: [CGFloat] = []
        for _ in 0..<3 {
            card.screen.advance(by: 0.06)
            let pages = view.scrollView.subviews.flatMap(\.subviews).map { card.frame(of: $0) }
            let visible = pages.filter { $0.intersects(area(view).insetBy(dx: 3, dy: 3)) }.sorted { $0.minX < $1.minX }
            #expect(visible.count == 2 && abs(visible[1].minX - visible[0].minX - abs(width)) < 1)
            positions.append(view.scrollView.contentOffset.x)
        }
        #expect(positions == positions.sorted { isRightToLeft ? $0 > $1 : $0 < $1 } && Set(positions).count == 3)
        card.screen.settle()
        #expect(view.currentPage == 0 && area(view).contains(card.frame("One")))
    }

    @Test("the timer waits at least five seconds")
    func minimum() async throws {
        let clock = PageClock()
        _ = try show(properties: ["timer": 100], clock: clock)
        #expect(await clock.isWaiting() && clock.intervals == [5])
    }

    @Test("a host configuration determines the minimum number of seconds", arguments: [(2_000, 3), (4_000, 4)])
    func configuredMinimum(_ timer: Double, _ expected: Double) async throws {
        let clock = PageClock()
        let hostConfig: JSONValue = ["carousel": ["minAutoplayDelay": 3_000]]
        let pages = ["One", "Two"].map { JSONValue.object(["items": [CardScreen.text($0)]]) }
        let card = CardScreen(
            [["type": "Carousel", "timer": .number(timer), "pages": .array(pages)]], hostConfig: hostConfig,
            clock: clock)
        #expect(await clock.isWaiting() && clock.intervals == [expected])
        withExtendedLifetime(card) {}
    }

    @Test("the timer of a carousel that does not repeat stops at the last page")
    func timerEnds() async throws {
        let clock = PageClock()
        let (card, view) = try show(["One", "Two"], properties: ["timer": 5_000, "loop": false], clock: clock)
        for _ in 0..<3 {
            await clock.advance()
            card.screen.settle()
            #expect(view.currentPage == 1)
        }
    }

    @Test("the timer does not turn pages while the user touches the carousel, and begins anew afterwards")
    func touch() async throws {
        let clock = PageClock()
        let (card, view) = try show(properties: ["timer": 5_000], clock: clock)
        let center = CGPoint(x: area(view).midX, y: area(view).midY)
        card.screen.touchDown(at: center)
        card.screen.advance(by: 0.1)
        await clock.advance()
        card.screen.settle()
        #expect(view.currentPage == 0)
        card.screen.touchUp(at: center)
        await clock.advance()
        card.screen.settle()
        #expect(view.currentPage == 1)
    }

    @Test("the timer does not turn pages for a screen reader")
    func screenReader() async throws {
        let clock = PageClock()
        let (card, view) = try show(properties: ["timer": 5_000], clock: clock)
        card.screen.setScreenReaderRunning(true)
        await clock.advance()
        card.screen.settle()
        #expect(view.currentPage == 0)
        card.screen.setScreenReaderRunning(false)
        await clock.advance()
        card.screen.settle()
        #expect(view.currentPage == 1)
    }

    @Test("the timer does not turn pages with reduced motion")
    func reducedMotion() async throws {
        let clock = PageClock()
        let (card, view) = try show(properties: ["timer": 5_000], clock: clock)
        var settings = DesktopSettings()
        settings.reducesMotion = true
        card.screen.change(to: settings)
        await clock.advance()
        card.screen.settle()
        #expect(view.currentPage == 0)
    }

    @Test("the timer stops while the carousel is not on the screen")
    func offscreen() async throws {
        let clock = PageClock()
        let texts = (0..<60).map { CardScreen.text("Text \($0)") }
        let (card, view) = try show(["One", "Two"], properties: ["timer": 5_000], below: texts, clock: clock)
        #expect(await clock.isWaiting())
        card.controller.tableView.scrollToRow(at: IndexPath(row: 60, section: 0), at: .bottom, animated: false)
        card.screen.settle()
        await clock.advance()
        card.screen.settle()
        #expect(view.currentPage == 0)
        card.controller.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        card.screen.settle()
        let shown = try #require(card.screen.views(CardCarouselView.self).first)
        await clock.advance()
        card.screen.settle()
        #expect(shown.currentPage == 1)
    }
}
