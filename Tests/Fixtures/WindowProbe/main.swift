import UIKit

// Starts the app with `UIApplicationMain` instead of `@main`.
exit(
    UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(ProbeApplication.self),
        NSStringFromClass(AppDelegate.self)))
