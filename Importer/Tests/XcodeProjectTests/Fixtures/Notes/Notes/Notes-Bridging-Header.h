int checksum(int value);
