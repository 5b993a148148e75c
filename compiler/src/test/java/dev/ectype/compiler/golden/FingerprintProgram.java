package dev.ectype.compiler.golden;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/** Prints a number that depends on every output byte for a description. */
public final class FingerprintProgram {
    private FingerprintProgram() {}

    public static void main(String[] arguments) throws IOException {
        System.out.println(of(Files.readString(Path.of(arguments[0]))));
    }

    static String of(String input) {
        CRC32C sum = new CRC32C();
        sum.update(GoldenCase.of(input).toString().getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }
}
