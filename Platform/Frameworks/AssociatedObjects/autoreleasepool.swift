/// Calls a closure. Swift releases objects without a pool on Linux.
@inlinable
public func autoreleasepool<Result: ~Copyable, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}
