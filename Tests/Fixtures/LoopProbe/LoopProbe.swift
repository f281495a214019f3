import UIKit

/// Exercises the source of the main loop that the argument names, and prints what runs, in order, with
/// milliseconds since the launch. The main loop requires the main thread, which a test does not run on,
/// hence a program.
@main
final class LoopProbe: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var launch = CACurrentMediaTime()
    private var timer: Timer?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PlainController()
        window?.makeKeyAndVisible()
        launch = CACurrentMediaTime()
        run(CommandLine.arguments.dropFirst().first ?? "")
        return true
    }

    private func report(_ text: String) {
        let milliseconds = Int(((CACurrentMediaTime() - launch) * 1000).rounded())
        let line = "\(text) main=\(Thread.isMainThread) at=\(milliseconds)\n"
        FileHandle.standardOutput.write(Data(line.utf8))
    }

    private func run(_ source: String) {
        switch source {
        case "queue":
            DispatchQueue.main.async { self.finish("queue") }
        case "queue-from-thread":
            DispatchQueue.global().async { DispatchQueue.main.async { self.finish("queue-from-thread") } }
        case "after":
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.finish("after") }
        case "timer":
            timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
                MainActor.assumeIsolated { self.finish("timer") }
            }
        case "repeating-timer":
            var count = 0
            timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
                MainActor.assumeIsolated {
                    count += 1
                    self.report("tick")
                    if count == 3 { self.finish("repeating-timer") }
                }
            }
        case "task":
            Task { @MainActor in self.finish("task") }
        case "detached-task":
            Task.detached { await MainActor.run { self.finish("detached-task") } }
        case "sleep":
            Task {
                try await Task.sleep(for: .milliseconds(100))
                self.finish("sleep")
            }
        case "hops": hop(1000)
        case "display-clock":
            // The delay begins with the current turn.
            launch = DisplayClock.now
            DisplayClock.schedule(after: 0.1) { self.finish("display-clock") }
        case "frame-timer":
            // Scheduled during layout, when nothing else would wake the loop.
            (window?.rootViewController as? PlainController)?.onAppear = {
                self.timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
                    MainActor.assumeIsolated { self.finish("frame-timer") }
                }
            }
        case "animation": animate()
        case "idle": break
        default:
            print("unknown source \(source)")
            exit(2)
        }
    }

    /// Moves a view across the screen for two seconds.
    private func animate() {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        view.backgroundColor = .red
        window?.rootViewController?.view.addSubview(view)
        UIView.animate(withDuration: 2) {
            view.frame.origin.x = 290
        } completion: { _ in
            self.report("animation")
            kill(getpid(), SIGTERM)
        }
    }

    /// Switches to another thread and back many times.
    private func hop(_ count: Int) {
        Task {
            for _ in 0..<count { await Task.detached {}.value }
            self.finish("hops")
        }
    }

    private func finish(_ text: String) {
        report(text)
        exit(0)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        report("quit")
    }
}

/// A view controller with a white background.
final class PlainController: UIViewController {
    var onAppear: () -> Void = {}

    override func viewDidLoad() {
        view.backgroundColor = .white
    }

    override func viewDidAppear(_ animated: Bool) {
        onAppear()
    }
}
