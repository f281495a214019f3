import QuartzCore

/// A connected scene with the host that displays it.
@MainActor
package final class SceneHosting {
    package let scene: UIWindowScene
    package let host: any Host
    package let screen: UIScreen
    package let frameCycle: FrameCycle
    let input: ApplicationInput

    /// Creates the hosting of a scene, which is displayed on `screen`.
    init(_ scene: UIWindowScene, host: any Host, screen: UIScreen) {
        self.scene = scene
        self.host = host
        self.screen = screen
        frameCycle = FrameCycle(host: host, screen: screen)
        input = ApplicationInput(on: screen, of: scene)
        screen.host = host
        scene.ownScreen = screen
    }

    /// Whether something has changed, and can be displayed now.
    @inline(__always) var isFrameNeeded: Bool { host.isVisible && host.isReadyForFrame && frameCycle.isNeeded }

    /// Makes the scene the one in which the app's code runs: the main screen is that of the scene.
    func becomeCurrent(of application: UIApplication) {
        screen.becomeMain()
        application.host = host
        application.input = input
    }
}
