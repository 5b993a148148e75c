package dev.ectype.controlplane.platform.outbound;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** Represents a block of addresses with a common prefix, such as {@code 10.0.0.0/8}. */
record AddressBlock(byte[] first, int bits) {
    static AddressBlock of(String text) {
        int slash = text.indexOf('/');
        try {
            return new AddressBlock(
                    InetAddress.getByName(text.substring(0, slash)).getAddress(),
                    Integer.parseInt(text.substring(slash + 1)));
        } catch (UnknownHostException impossible) {
            throw new IllegalArgumentException(text, impossible);
        }
    }

    boolean contains(byte[] address) {
        if (address.length != first.length) {
            return false;
        }
        for (int bit = 0; bit < bits; bit++) {
            int mask = 0x80 >> (bit & 7);
            if ((address[bit >> 3] & mask) != (first[bit >> 3] & mask)) {
                return false;
            }
        }
        return true;
    }
}
