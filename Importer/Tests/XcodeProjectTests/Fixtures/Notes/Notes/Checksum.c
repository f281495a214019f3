int checksum(int value) { return value * 31; }
