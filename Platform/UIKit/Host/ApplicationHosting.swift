import QuartzCore

/// An app on its host: takes the host's events in, and draws its frames.
@MainActor
package final class ApplicationHosting {
    package let application: UIApplication
    package let screen: UIScreen
    package let frameCycle: FrameCycle
    private let lifeCycle: ApplicationLifeCycle
    /// Whether the host has asked the app to end.
    package private(set) var hasQuit = false

    /// Launches the application on `host`, which becomes its only one.
    package init(application: UIApplication, host: any Host) {
        self.application = application
        application.host = host
        application.becomeShared()
        screen = UIScreen(metrics: host.metrics)
        screen.becomeMain()
        frameCycle = FrameCycle(host: host, screen: screen)
        lifeCycle = ApplicationLifeCycle(launching: application)
    }

    /// Leaves things as if there had been no host: for what comes after a headless screen in the same process.
    package func leave() {
        application.resignShared()
        screen.resignMain()
    }

    /// Lets the app react to something that happened on its host.
    package func handle(_ event: HostEvent) {
        switch event {
        case .touch, .secondaryClick, .scroll, .key, .text, .composition: application.input.send(event)
        case .resize(let size, let scale):
            var metrics = screen.metrics
            metrics.size = size
            metrics.scale = scale
            screen.apply(metrics)
        case .appearance(let style):
            var metrics = screen.metrics
            metrics.style = style
            screen.apply(metrics)
        case .active(true): lifeCycle.becomeActive()
        case .active(false): lifeCycle.resignActive()
        case .visible(true): lifeCycle.enterForeground()
        case .visible(false): lifeCycle.enterBackground()
        case .quit:
            guard !hasQuit else { return }
            hasQuit = true
            lifeCycle.terminate()
        }
    }
}
