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

    private let list = AdapterScreen()

    private func show(_ state: LoadState<[String]>, retry: (@MainActor () async -> Void)? = nil) {
        var messages = LoadMessages(
            idle: ContentUnavailable("Type to search"), loading: "One moment", empty: ContentUnavailable("No trains"))
        messages.retryTitle = "Again"
        list.render(
            Form(state, messages: messages, retry: retry) { words in
                Section(id: "words") { for word in words { Word(word).id(word) } }
            })
    }

    private var texts: [String] { list.screen.texts }

    @Test("each state shows its own message or rows", arguments: ListKind.allCases)
    func states(kind: ListKind) {
        list.kind = kind
        show(.idle)
        #expect(texts == ["Type to search"])
        show(.loading)
        #expect(texts == ["One moment"])
        #expect(list.screen.views(UIActivityIndicatorView.self).map(\.isAnimating) == [true])
        show(.loaded([]))
        #expect(texts == ["No trains"])
        show(.loaded(["a", "b"]))
        #expect(texts == ["a", "b"])
        show(.failed(Trouble()))
        #expect(texts == ["Something Went Wrong", "The line is down"])
    }

    @Test("rows remain while they are reloaded, also if reloading fails", arguments: ListKind.allCases)
    func keepsContent(kind: ListKind) {
        list.kind = kind
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

    @Test("the retry button loads again", arguments: ListKind.allCases)
    func retry(kind: ListKind) async {
        list.kind = kind
        var tries = 0
        show(.failed(Trouble())) { tries += 1 }
        #expect(texts.last == "Again")
        list.screen.tap("Again")
        await list.screen.wait { tries == 1 }
        #expect(tries == 1)
    }
}
