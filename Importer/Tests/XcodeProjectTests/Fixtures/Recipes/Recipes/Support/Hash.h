int hash(int value);
