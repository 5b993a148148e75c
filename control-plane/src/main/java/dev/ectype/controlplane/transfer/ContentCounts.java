package dev.ectype.controlplane.transfer;

import java.util.ArrayList;
import java.util.List;

/** Counts the contents of one round of an export. */
final class ContentCounts {
    /** The limit of names in a reply for people; the index has all. */
    private static final int NAMED = 1_000;

    private long count;
    private long bytes;
    private long kept;
    private long deleted;
    private long lost;
    private long damaged;
    private final List<String> lostNames = new ArrayList<>();
    private final List<String> damagedNames = new ArrayList<>();

    /** Adds an entry of the index and returns its bytes. */
    long add(IndexEntry entry) {
        if (entry.isLost()) {
            lost++;
            name(lostNames, entry);
            return 0;
        }
        if (entry.damaged()) {
            damaged++;
            name(damagedNames, entry);
        }
        count++;
        long size = entry.size() == null ? 0 : entry.size();
        bytes += size;
        return size;
    }

    private static void name(List<String> names, IndexEntry entry) {
        if (names.size() < NAMED) {
            names.add(entry.organization() + "/" + entry.path());
        }
    }

    /** Counts a content that was already in the folder. */
    void keep() {
        kept++;
    }

    /** Counts a content without a row, which was deleted meanwhile. */
    void delete() {
        deleted++;
    }

    long kept() {
        return kept;
    }

    boolean hasDeleted() {
        return deleted > 0;
    }

    List<String> lostNames() {
        return List.copyOf(lostNames);
    }

    List<String> damagedNames() {
        return List.copyOf(damagedNames);
    }

    Manifest.Objects objects(String sha256) {
        return new Manifest.Objects(count, bytes, lost, damaged, sha256);
    }
}
