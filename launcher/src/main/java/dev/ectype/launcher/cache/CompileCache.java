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
 * Caches compiled emulators. The request leads to the list of the files that an earlier compilation read. The current
 * contents of those files lead to the artifact, so a lookup needs no parser.
 */
public final class CompileCache {
    private static final String NEXT_SOURCE = "";

    private final @Nullable CacheFolder folder;

    private CompileCache(@Nullable CacheFolder folder) {
        this.folder = folder;
    }

    /** A cache that stores nothing. */
    public static CompileCache none() {
        return new CompileCache(null);
    }

    public static CompileCache in(CacheFolder folder) {
        return new CompileCache(folder);
    }

    /** Returns false if the cache stores nothing. */
    public boolean isEnabled() {
        return folder != null;
    }

    /**
     * A cached emulator.
     *
     * @param files the files that the compiler read or looked for, for each input of the request
     */
    public record CachedEmulator(Artifact artifact, List<List<FileFingerprint>> files) {}

    /** Finds the emulator of an equal request with unchanged files, or null. */
    public @Nullable CachedEmulator find(CompilationRequest request) {
        if (folder == null) {
            return null;
        }
        String requestKey = CacheKeys.requestKey(request);
        byte[] list = folder.read(requestKey + ".files");
        List<List<FileFingerprint>> files = list == null ? null : now(request, list);
        byte[] bytes = files == null ? null : folder.read(CacheKeys.artifactKey(requestKey, files) + ".emulator");
        try {
            return bytes == null || files == null ? null : new CachedEmulator(ArtifactCodec.read(bytes), files);
        } catch (CorruptArtifact corrupt) {
            return null;
        }
    }

    /** Stores the artifact of a request and the files that it depends on. */
    public void store(CompilationRequest request, List<List<FileFingerprint>> files, Artifact artifact) {
        if (folder == null) {
            return;
        }
        String requestKey = CacheKeys.requestKey(request);
        folder.write(CacheKeys.artifactKey(requestKey, files) + ".emulator", ArtifactCodec.write(artifact));
        folder.write(requestKey + ".files", list(files));
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

    /** The current fingerprints of the listed files; null if the list does not belong to this request. */
    private static @Nullable List<List<FileFingerprint>> now(CompilationRequest request, byte[] list) {
        List<List<FileFingerprint>> files = new ArrayList<>();
        List<FileFingerprint> source = new ArrayList<>();
        for (String id : new String(list, StandardCharsets.UTF_8).split("\n", -1)) {
            if (!id.equals(NEXT_SOURCE)) {
                if (files.size() == request.roots().size()) {
                    return null;
                }
                source.add(new FileFingerprint(
                        id, id, request.roots().get(files.size()).checksum(id)));
            } else if (!source.isEmpty()) {
                files.add(source);
                source = new ArrayList<>();
            }
        }
        return files.size() == request.roots().size() ? files : null;
    }
}
