package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import java.io.DataOutput;
import java.io.IOException;
import java.net.URI;
import java.util.Locale;

/** Reads a file on the web and the files it references. It identifies them by their address on the same origin. */
final class UrlRoot extends SourceRoot {
    private final URI entry;
    private final Fetcher fetcher;

    UrlRoot(URI entry, Fetcher fetcher) {
        if (!origin(entry).startsWith("http") || entry.getHost() == null) {
            throw new IllegalArgumentException("not an HTTP URL: " + entry);
        }
        this.entry = entry;
        this.fetcher = fetcher;
    }

    /** Returns the origin of an address. */
    static String origin(URI address) {
        String scheme = String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT);
        String host = String.valueOf(address.getHost()).toLowerCase(Locale.ROOT);
        int usual = scheme.equals("https") ? 443 : 80;
        return scheme + "://" + host + ":" + (address.getPort() < 0 ? usual : address.getPort());
    }

    @Override
    public String identity() {
        return "url\n" + entry;
    }

    @Override
    public boolean isLocal() {
        return false;
    }

    @Override
    public long size() {
        return 0;
    }

    @Override
    public void write(DataOutput out) {
        throw new UnsupportedOperationException(entry + " is on the web");
    }

    @Override
    URI address() {
        return entry;
    }

    @Override
    String entry() {
        return entry.toString();
    }

    @Override
    String displayName(String id) {
        return id;
    }

    @Override
    String resolve(String from, String reference) throws UnavailableFile {
        try {
            URI target = URI.create(from).resolve(reference.replace(" ", "%20")).normalize();
            if (!origin(target).equals(origin(entry)) || target.getUserInfo() != null) {
                throw UnavailableFile.otherOrigin(reference);
            }
            return target.toString();
        } catch (IllegalArgumentException noAddress) {
            throw UnavailableFile.absent(reference);
        }
    }

    @Override
    boolean isAboveAll(String id) {
        return id.contains("/../");
    }

    @Override
    byte[] load(String id, int limit) throws UnavailableFile {
        try {
            return fetcher.fetch(URI.create(id), limit);
        } catch (IOException problem) {
            throw new UnavailableFile(
                    DiagnosticCode.UNREADABLE_FILE,
                    id + " cannot be fetched: " + problem.getMessage(),
                    "Check the URL, or save the file and use the copy.");
        }
    }
}
