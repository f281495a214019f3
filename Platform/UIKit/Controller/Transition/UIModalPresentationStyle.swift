/// How a controller is presented over another.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen.
    case fullScreen = 0
    /// As a sheet that leaves something of what is below to be seen.
    case pageSheet = 1
    /// As a smaller sheet in the middle of the screen.
    case formSheet = 2
    /// Over the controller that says that it defines the context.
    case currentContext = 3
    /// As the controller's transitioning delegate says.
    case custom = 4
    /// Over the whole screen, what is below staying there.
    case overFullScreen = 5
    /// Over the controller that defines the context, which stays there.
    case overCurrentContext = 6
    /// In a bubble at what it is about.
    case popover = 7
    /// Not presented, or not adapted.
    case none = -1
    /// What the system finds best.
    case automatic = -2
}
