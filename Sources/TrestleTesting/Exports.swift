@_exported import ScreenDriver
