package dev.ectype.launcher.cache;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.launcher.artifact.Artifact;
import dev.ectype.launcher.artifact.ArtifactCodec;
import dev.ectype.launcher.artifact.CorruptArtifact;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Knows what was compiled before. What was asked for leads to the list of files that were read for it then; those files
 * as they are now lead to the artifact, so that content decides and nothing is parsed to find out.
 */
public final class CompileCache {
    private static final String NEXT_SOURCE = "";

    private final @Nullable CacheFolder folder;

    private CompileCache(@Nullable CacheFolder folder) {
        this.folder = folder;
    }

    /** A cache that never knows anything. */
    public static CompileCache none() {
        return new CompileCache(null);
    }

    public static CompileCache in(CacheFolder folder) {
        return new CompileCache(folder);
    }

    /**
     * What was compiled before.
     *
     * @param files every file that was looked at for it, for each of the sources
     */
    public record CachedEmulator(Artifact artifact, List<List<FileFingerprint>> files) {}

    /** What was made of the same descriptions in the same way, or null. */
    public @Nullable CachedEmulator find(CompilationRequest request) {
        if (folder == null) {
            return null;
        }
        String question = CacheKeys.requestKey(request);
        byte[] list = folder.read(question + ".files");
        List<List<FileFingerprint>> files = list == null ? null : now(request, list);
        byte[] bytes = files == null ? null : folder.read(CacheKeys.artifactKey(question, files) + ".emulator");
        try {
            return bytes == null || files == null ? null : new CachedEmulator(ArtifactCodec.read(bytes), files);
        } catch (CorruptArtifact corrupt) {
            return null;
        }
    }

    /** Remembers what was made of the files that were read. */
    public void store(CompilationRequest request, List<List<FileFingerprint>> files, Artifact artifact) {
        if (folder == null) {
            return;
        }
        String question = CacheKeys.requestKey(request);
        folder.write(CacheKeys.artifactKey(question, files) + ".emulator", ArtifactCodec.write(artifact));
        folder.write(question + ".files", list(files));
        folder.trim();
    }

    private static byte[] list(List<List<FileFingerprint>> files) {
        StringBuilder list = new StringBuilder();
        for (List<FileFingerprint> source : files) {
            source.forEach(file -> list.append(file.id()).append('\n'));
            list.append(NEXT_SOURCE).append('\n');
        }
        return list.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The files that were read, as they are now; null if the list is none for this request. */
    private static @Nullable List<List<FileFingerprint>> now(CompilationRequest request, byte[] list) {
        List<List<FileFingerprint>> files = new ArrayList<>();
        List<FileFingerprint> source = new ArrayList<>();
        for (String id : new String(list, StandardCharsets.UTF_8).split("\n", -1)) {
            if (!id.equals(NEXT_SOURCE)) {
                if (files.size() == request.sources().size()) {
                    return null;
                }
                source.add(new FileFingerprint(
                        id, id, request.sources().get(files.size()).hash(id)));
            } else if (!source.isEmpty()) {
                files.add(source);
                source = new ArrayList<>();
            }
        }
        return files.size() == request.sources().size() ? files : null;
    }
}
