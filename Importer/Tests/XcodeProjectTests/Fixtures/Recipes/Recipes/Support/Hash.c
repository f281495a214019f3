int hash(int value) { return value; }
