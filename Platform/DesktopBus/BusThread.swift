@_implementationOnly import CGio
import Foundation

/// A pointer to an object of GLib that is safe to use on any thread.
struct BusPointer: @unchecked Sendable {
    let pointer: OpaquePointer
}

/// The thread on which GLib reports replies, signals and changed settings.
///
/// It runs a main context of its own and sleeps without work. What it receives continues on the main queue, which wakes
/// the main loop, so that a frame pays nothing for it.
final class BusThread: Sendable {
    static let shared = BusThread()

    private let context: BusPointer

    private init() {
        let context = BusPointer(pointer: g_main_context_new())
        self.context = context
        let thread = Thread {
            g_main_context_push_thread_default(context.pointer)
            g_main_loop_run(g_main_loop_new(context.pointer, 0))
        }
        thread.name = "desktop bus"
        thread.stackSize = 512 << 10
        thread.start()
    }

    /// Runs `work` on the thread, after the work that is already scheduled.
    func run(_ work: @escaping @Sendable () -> Void) {
        g_main_context_invoke_full(
            context.pointer, G_PRIORITY_DEFAULT,
            { data in
                Box<@Sendable () -> Void>.content(of: data)?()
                return 0
            },
            Box(work).retained(), { Box<@Sendable () -> Void>.release($0) })
    }
}

/// An object around a value, for the user data of C functions.
final class Box<Content: Sendable>: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }

    /// Returns the box that user data refers to, and releases it.
    static func consume(_ data: UnsafeMutableRawPointer?) -> Content? {
        data.map { Unmanaged<Box<Content>>.fromOpaque($0).takeRetainedValue().content }
    }

    /// Returns the content of the box that user data refers to.
    static func content(of data: UnsafeMutableRawPointer?) -> Content? {
        data.map { Unmanaged<Box<Content>>.fromOpaque($0).takeUnretainedValue().content }
    }

    /// Releases the box that user data refers to.
    static func release(_ data: UnsafeMutableRawPointer?) {
        if let data { Unmanaged<Box<Content>>.fromOpaque(data).release() }
    }

    /// User data that retains the box.
    func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
}

/// Runs `work` on the main actor, after the work that is already scheduled there.
func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
}
