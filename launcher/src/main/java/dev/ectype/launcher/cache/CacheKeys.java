package dev.ectype.launcher.cache;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.ReadFile;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** The names under which a cache keeps things: hashes of everything that they depend on. */
final class CacheKeys {
    private CacheKeys() {}

    /** What is asked: which descriptions, compiled how and by which build of the compiler. */
    static String question(CompilationRequest request) {
        StringBuilder text = new StringBuilder(Build.identity());
        text.append('\n').append(request.inference()).append('\n').append(request.packageName());
        for (SourceRoot source : request.sources()) {
            text.append('\n').append(source.identity());
        }
        return hash(text);
    }

    /** What answers it: the same question about files of the same content. */
    static String answer(String question, List<List<ReadFile>> files) {
        StringBuilder text = new StringBuilder(question);
        for (List<ReadFile> source : files) {
            text.append('\n');
            for (ReadFile file : source) {
                text.append('\n').append(file.id()).append('\n').append(file.sha256());
            }
        }
        return hash(text);
    }

    private static String hash(CharSequence text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.toString().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
