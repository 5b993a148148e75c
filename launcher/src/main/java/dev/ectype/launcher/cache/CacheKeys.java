package dev.ectype.launcher.cache;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.compiler.source.SourceHash;
import dev.ectype.compiler.source.SourceRoot;
import java.util.List;

/** Computes the names of cached files: checksums of all their inputs. */
final class CacheKeys {
    private CacheKeys() {}

    /** The key of a request: the descriptions, the overlays, the options and the build of the compiler. */
    static String requestKey(CompilationRequest request) {
        StringBuilder text = new StringBuilder(BuildIdentity.identity());
        text.append('\n').append(request.inference()).append('\n').append(request.packageName());
        text.append('\n').append(request.typeMappings()).append('\n').append(request.formats());
        text.append('\n').append(request.strict()).append(request.guidance().locked());
        text.append(request.sources().size())
                .append(' ')
                .append(request.overlays().size())
                .append(' ')
                .append(request.environments().size());
        for (SourceRoot source : request.roots()) {
            text.append('\n').append(source.identity());
        }
        return SourceHash.checksum(text);
    }

    /** The key of an artifact: the request key and the contents of its files. */
    static String artifactKey(String requestKey, List<List<FileFingerprint>> files) {
        StringBuilder text = new StringBuilder(requestKey);
        for (List<FileFingerprint> source : files) {
            text.append('\n');
            for (FileFingerprint file : source) {
                text.append('\n').append(file.id()).append('\n').append(file.checksum());
            }
        }
        return SourceHash.checksum(text);
    }
}
