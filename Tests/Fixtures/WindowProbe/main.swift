import UIKit

// The older way to start an app, beside `@main`.
exit(
    UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(ProbeApplication.self),
        NSStringFromClass(AppDelegate.self)))
