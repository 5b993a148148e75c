package dev.ectype.launcher.watch;

import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.compiler.source.SourceRoot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Detects changes of a description's files, including missing files that the compiler looked for. */
record FileStamps(List<SourceRoot> sources, List<List<FileFingerprint>> files, List<String> stamps) {
    /** A stamp that no file has. */
    private static final String NO_STAMP = "";

    static FileStamps now(List<SourceRoot> sources, List<List<FileFingerprint>> files) {
        List<String> stamps = new ArrayList<>();
        for (int source = 0; source < files.size(); source++) {
            for (FileFingerprint file : files.get(source)) {
                stamps.add(sources.get(source).stamp(file.id()));
            }
        }
        return new FileStamps(sources, files, stamps);
    }

    /** Takes the current stamps; a file with another content than the compiler read counts as changed. */
    static FileStamps asRead(List<SourceRoot> sources, List<List<FileFingerprint>> files) {
        FileStamps now = now(sources, files);
        List<String> stamps = new ArrayList<>();
        int at = 0;
        for (int source = 0; source < files.size(); source++) {
            for (FileFingerprint file : files.get(source)) {
                boolean same = sources.get(source).checksum(file.id()).equals(file.checksum());
                stamps.add(same ? now.stamps.get(at) : NO_STAMP);
                at++;
            }
        }
        return new FileStamps(sources, files, stamps);
    }

    FileStamps refreshed() {
        return now(sources, files);
    }

    /** These files with the earlier stamps of all files that were stamped before. */
    FileStamps beginningWith(FileStamps earlier) {
        List<String> earlierStamps = new ArrayList<>();
        int at = 0;
        for (int source = 0; source < files.size(); source++) {
            for (FileFingerprint file : files.get(source)) {
                String known = earlier.stamp(source, file.id());
                earlierStamps.add(known == null ? stamps.get(at) : known);
                at++;
            }
        }
        return new FileStamps(sources, files, earlierStamps);
    }

    private @Nullable String stamp(int sourceIndex, String id) {
        int at = 0;
        for (int source = 0; source < files.size(); source++) {
            for (FileFingerprint file : files.get(source)) {
                if (source == sourceIndex && file.id().equals(id)) {
                    return stamps.get(at);
                }
                at++;
            }
        }
        return null;
    }

    /** The names of the files with other stamps than before. */
    List<String> changed(FileStamps before) {
        List<String> changed = new ArrayList<>();
        int at = 0;
        for (List<FileFingerprint> source : files) {
            for (FileFingerprint file : source) {
                if (!stamps.get(at).equals(before.stamps.get(at))) {
                    changed.add(file.file());
                }
                at++;
            }
        }
        return changed;
    }
}
