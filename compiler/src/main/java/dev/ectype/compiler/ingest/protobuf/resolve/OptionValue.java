package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedOutputStream;
import java.io.IOException;

/** What an option, or a part of one, is set to, in the form in which it is encoded. */
sealed interface OptionValue
        permits OptionValue.Varint, OptionValue.Fixed32, OptionValue.Fixed64, OptionValue.Bytes, OptionMessage {
    /** Writes it with the number of its field in front. */
    void write(int number, CodedOutputStream output) throws IOException;

    /** Whether fields have it that nobody set. */
    boolean isZero();

    /** Writes it as one of several of the same field that share the number in front. */
    default void writePacked(CodedOutputStream output) throws IOException {
        throw new IllegalStateException("what has a length is never packed");
    }

    /** A number or truth that takes as many bytes as it needs. */
    record Varint(long value) implements OptionValue {
        @Override
        public boolean isZero() {
            return value == 0;
        }

        @Override
        public void write(int number, CodedOutputStream output) throws IOException {
            output.writeUInt64(number, value);
        }

        @Override
        public void writePacked(CodedOutputStream output) throws IOException {
            output.writeUInt64NoTag(value);
        }
    }

    /** Four bytes. */
    record Fixed32(int value) implements OptionValue {
        @Override
        public boolean isZero() {
            return value == 0;
        }

        @Override
        public void write(int number, CodedOutputStream output) throws IOException {
            output.writeFixed32(number, value);
        }

        @Override
        public void writePacked(CodedOutputStream output) throws IOException {
            output.writeFixed32NoTag(value);
        }
    }

    /** Eight bytes. */
    record Fixed64(long value) implements OptionValue {
        @Override
        public boolean isZero() {
            return value == 0;
        }

        @Override
        public void write(int number, CodedOutputStream output) throws IOException {
            output.writeFixed64(number, value);
        }

        @Override
        public void writePacked(CodedOutputStream output) throws IOException {
            output.writeFixed64NoTag(value);
        }
    }

    /** Text or bytes. */
    record Bytes(ByteString value) implements OptionValue {
        @Override
        public boolean isZero() {
            return value.isEmpty();
        }

        @Override
        public void write(int number, CodedOutputStream output) throws IOException {
            output.writeBytes(number, value);
        }
    }
}
