package dev.ectype.maven.generate;

import java.io.File;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.codehaus.plexus.build.BuildContext;
import org.codehaus.plexus.util.Scanner;
import org.jspecify.annotations.Nullable;

/** Simulates an IDE that builds after a file was saved. */
@SuppressWarnings({"rawtypes", "deprecation"}) // as the interface is
public final class IdeBuildContext implements BuildContext {
    public final List<File> changed = new ArrayList<>();
    public final List<File> refreshed = new ArrayList<>();
    public final List<String> messages = new ArrayList<>();

    @Override
    public boolean hasDelta(String path) {
        return changed.contains(new File(path));
    }

    @Override
    public boolean hasDelta(File file) {
        return changed.contains(file);
    }

    @Override
    public boolean hasDelta(List paths) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void refresh(File file) {
        refreshed.add(file);
    }

    @Override
    public OutputStream newFileOutputStream(File file) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Scanner newScanner(File folder) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Scanner newDeleteScanner(File folder) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Scanner newScanner(File folder, boolean ignoringDelta) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isIncremental() {
        return true;
    }

    @Override
    public void setValue(String key, Object value) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Object getValue(String key) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void addWarning(File file, int line, int column, String message, @Nullable Throwable cause) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void addError(File file, int line, int column, String message, @Nullable Throwable cause) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void addMessage(File file, int line, int column, String message, int severity, @Nullable Throwable cause) {
        messages.add(file.getName() + ":" + line + ":" + column + " " + severity + " " + message);
    }

    @Override
    public void removeMessages(File file) {
        messages.removeIf(message -> message.startsWith(file.getName()));
    }

    @Override
    public boolean isUptodate(File target, File source) {
        throw new UnsupportedOperationException();
    }
}
