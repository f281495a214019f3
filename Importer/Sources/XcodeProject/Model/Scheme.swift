import Foundation

/// A scheme of a project or workspace.
public struct Scheme: Hashable, Sendable {
    /// A target that a scheme references.
    public struct TargetReference: Hashable, Sendable {
        /// The name of the target.
        public var name: String
        /// The identifier of the target's object in its project.
        public var id: String?
        /// The path of the project, relative to the folder of the scheme's project or workspace.
        public var container: String?
    }

    /// A command-line argument.
    public struct Argument: Hashable, Sendable {
        /// The text of the argument, which can consist of several words.
        public var text: String
        /// Whether the argument is passed.
        public var isEnabled: Bool
    }

    /// An environment variable.
    public struct EnvironmentVariable: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String
        /// Whether the variable is set.
        public var isEnabled: Bool
    }

    /// The settings with which a program or test is started.
    public struct Options: Hashable, Sendable {
        /// The configuration, such as `Debug`.
        public var configuration: String?
        /// The arguments.
        public var arguments: [Argument] = []
        /// The environment variables.
        public var environment: [EnvironmentVariable] = []
        /// The language of the user interface, such as `de`.
        public var language: String?
        /// The region, such as `DE`.
        public var region: String?

        /// The enabled arguments, split into words.
        public var argumentWords: [String] {
            arguments.filter(\.isEnabled).flatMap { ShellWords.split($0.text) }
        }

        /// The values of the enabled environment variables by name.
        public var environmentValues: [String: String] {
            var values: [String: String] = [:]
            for variable in environment where variable.isEnabled { values[variable.name] = variable.value }
            return values
        }
    }

    /// A target whose tests a scheme runs.
    public struct TestTarget: Hashable, Sendable {
        /// The target.
        public var target: TargetReference
        /// Whether the tests run.
        public var isEnabled: Bool
        /// The identifiers of tests that do not run, such as `ModelTests/testSave()`.
        public var skippedTests: [String]
        /// The identifiers of the only tests that run; empty for all.
        public var selectedTests: [String]
    }

    /// The name of the scheme.
    public var name: String
    /// Whether the scheme is shared with the team.
    public var isShared: Bool
    /// The targets that the scheme builds.
    public var buildTargets: [TargetReference] = []
    /// The target that the scheme starts.
    public var launchTarget: TargetReference?
    /// The settings for a start.
    public var launch = Options()
    /// The settings for tests, which are those of a start if the scheme says so.
    public var test = Options()
    /// The targets whose tests run, with those of the default test plan.
    public var testTargets: [TestTarget] = []
    /// The test plans.
    public var testPlans: [URL] = []
    /// The position of the scheme.
    public var location: SourceLocation
}
