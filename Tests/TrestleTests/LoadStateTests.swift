import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Load states", .serialized)
@MainActor
struct LoadStateTests {
    private struct Trouble: LocalizedError {
        var errorDescription: String? { "The line is down" }
    }

    private let table = AdapterScreen()

    private func show(_ state: LoadState<[String]>, retry: (@MainActor () async -> Void)? = nil) {
        var messages = LoadMessages(
            idle: ContentUnavailable("Type to search"), loading: "One moment", empty: ContentUnavailable("No trains"))
        messages.retryTitle = "Again"
        table.render(
            Form(state, messages: messages, retry: retry) { words in
                Section(id: "words") { for word in words { Word(word).id(word) } }
            })
    }

    private var texts: [String] { table.screen.texts }

    @Test("each state shows its own message or rows")
    func states() {
        show(.idle)
        #expect(texts == ["Type to search"])
        show(.loading)
        #expect(texts == ["One moment"])
        #expect(table.screen.views(UIActivityIndicatorView.self).map(\.isAnimating) == [true])
        show(.loaded([]))
        #expect(texts == ["No trains"])
        show(.loaded(["a", "b"]))
        #expect(texts == ["a", "b"])
        show(.failed(Trouble()))
        #expect(texts == ["Something Went Wrong", "The line is down"])
    }

    @Test("rows remain while they are reloaded, also if reloading fails")
    func keepsContent() {
        var state = LoadState.loaded(["a"])
        state.beginLoading()
        show(state)
        #expect(state.isLoading && texts == ["a"])
        state.fail(Trouble())
        show(state)
        #expect(state.error != nil && state.content == ["a"])
        #expect(texts == ["Something Went Wrong", "The line is down", "a"])
        state.beginLoading()
        show(state)
        #expect(texts == ["a"])
    }

    @Test("changed content keeps the state of loading")
    func changesContent() {
        var state = LoadState.loaded(["a", "b"])
        state.beginLoading()
        state.content?.removeLast()
        #expect(state.isLoading && state.content == ["a"])
        state.fail(Trouble())
        state.content?.append("c")
        #expect(state.error != nil && state.content == ["a", "c"])
        state = .loaded(["a"])
        state.content = ["d"]
        #expect(!state.isLoading && state.error == nil && state.content == ["d"])
        state = .idle
        state.content?.append("e")
        #expect(state.content == nil)
    }

    @Test("the retry button loads again")
    func retry() async {
        var tries = 0
        show(.failed(Trouble())) { tries += 1 }
        #expect(texts.last == "Again")
        table.screen.tap("Again")
        await table.screen.wait { tries == 1 }
        #expect(tries == 1)
    }
}
