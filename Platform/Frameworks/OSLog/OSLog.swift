// `OSLog` contains the declarations of `os`, as on Apple's platforms, except `OSLogStore`.

@_exported import os
